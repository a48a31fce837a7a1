import GridPressPlatform
import GridPressSnapshots

/// The program that runs the tests.
enum TestExecutable {
    /// When it was built, in nanoseconds; 0 where that isn't known.
    static let built: Int = path.flatMap { FileStatus($0)?.written } ?? 0

    private static var path: String? {
        #if canImport(Darwin)
            // Tests are a library there, which another program loads.
            var information = Dl_info()
            guard dladdr(#dsohandle, &information) != 0 else { return nil }
            return information.dli_fname.map { String(cString: $0) }
        #else
            return "/proc/self/exe"
        #endif
    }
}
