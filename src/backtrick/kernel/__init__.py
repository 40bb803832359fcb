"""Search and the simple players over plain integers, in a form that numba compiles as it is."""
