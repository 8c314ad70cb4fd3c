// Nothing is reported.
