/// The folder of the user for files that can be made again.
package enum CacheFolder {
    /// Returns the path of GridPress' part of the folder.
    ///
    /// - Parameter environment: The environment variables. `XDG_CACHE_HOME` counts only if it is an absolute path.
    package static func path(_ environment: [String: String]) -> String { base(environment) + "/gridpress" }

    private static func base(_ environment: [String: String]) -> String {
        if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") { return folder }
        let home = environment["HOME"] ?? NSHomeDirectory()
        #if canImport(Darwin)
            return home + "/Library/Caches"
        #else
            return home + "/.cache"
        #endif
    }
}
