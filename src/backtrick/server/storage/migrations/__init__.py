"""How the database came to its present form, one step per module in `versions`.

A new database gets its tables from `schema` and is marked as having taken all steps.

A released step never changes. A new one is a new module, a new entry in `REVISIONS`, and the change
of `schema` that it leads to; the tests compare them on both databases.
"""

REVISIONS = ("0001", "0002", "0003", "0004", "0005", "0006")
"""All steps, oldest first. The last one is the form that `schema` describes."""
