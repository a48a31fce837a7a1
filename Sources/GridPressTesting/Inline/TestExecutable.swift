import GridPressGoldens

/// The executable that runs the tests.
enum TestExecutable {
    /// The time at which the executable was built, in nanoseconds; 0 if it is unknown.
    static let built: Int = path.flatMap { FileStatus($0)?.written } ?? 0

    private static var path: String? {
        #if canImport(Darwin)
            // On Apple platforms, tests are a library that another program loads.
            var information = Dl_info()
            guard dladdr(#dsohandle, &information) != 0 else { return nil }
            return information.dli_fname.map { String(cString: $0) }
        #else
            return "/proc/self/exe"
        #endif
    }
}
