"""Programs for developers; nothing here is shipped."""
