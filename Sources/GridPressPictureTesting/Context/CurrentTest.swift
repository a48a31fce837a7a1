import GridPressGoldens

#if canImport(Testing)
    import Testing
#endif

/// The test that contains an assertion, which is not always the function around it.
struct CurrentTest {
    /// The path of the file that contains the test.
    let file: String
    /// The name of the test's function, as written in its file.
    let function: String
    /// Whether the test runs several times, with arguments.
    let hasArguments: Bool

    /// Finds the running test.
    ///
    /// If the framework doesn't report a test, the function around the assertion counts as the test.
    init(around site: CallSite) {
        #if canImport(Testing)
            if let test = Test.current, !test.isSuite {
                file = test.sourceLocation.path
                function = test.name.functionName
                hasArguments = test.isParameterized
                return
            }
        #endif
        file = site.path
        function = site.function.functionName
        hasArguments = false
    }
}

#if canImport(Testing)
    extension SourceLocation {
        /// The path of the file.
        fileprivate var path: String {
            #if compiler(>=6.3)
                filePath
            #else
                _filePath
            #endif
        }
    }
#endif
