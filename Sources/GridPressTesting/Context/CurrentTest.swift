import GridPressSnapshots

#if canImport(Testing)
    import Testing
#endif

/// The test that contains an assertion, which is not always the function around it.
struct CurrentTest {
    /// The path of the file that the test stands in.
    let file: String
    /// The name of the test's function, as it is written in its file.
    let function: String
    /// Whether it runs several times, with arguments.
    let hasArguments: Bool

    /// The test that runs; where nobody says which it is, the function around an assertion.
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
