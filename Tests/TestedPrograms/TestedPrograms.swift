// This target has no tests. It depends on the programs that tests start, so that they are built with the tests.
