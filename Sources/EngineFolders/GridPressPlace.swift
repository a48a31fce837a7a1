/// The checkout of GridPress whose shims are used to build programs.
package enum GridPressPlace {
    /// Returns the folder of a checkout; `nil` if none of the usual folders contains one.
    ///
    /// - Parameters:
    ///   - chosen: The given folder, which replaces all others; `nil` for none.
    ///   - dependency: The folder of the dependency of the sources.
    ///   - environment: The environment variables of the process. `GRIDPRESS_PACKAGE` can contain a folder.
    package static func folder(
        chosen: String?,
        dependency: String?,
        environment: [String: String]
    ) -> String? {
        if let chosen { return isCheckout(chosen.absolutePath) ? chosen.absolutePath : nil }
        var places = [dependency, environment["GRIDPRESS_PACKAGE"]].compactMap { $0?.absolutePath }
        // The tool is in the build folder of the checkout, or in the build folder of a package that depends on it.
        var folder = program.splitAtLastPart.folder
        while folder.count > 1 {
            places.append(folder)
            places += ["GridPress", "gridpress"].map { folder + "/.build/checkouts/" + $0 }
            folder = folder.splitAtLastPart.folder
        }
        #if DEBUG
            // Tests run in the build folder of a package; a release contains no path of the machine that built it.
            places.append(root(of: #filePath))
        #endif
        return places.first(where: isCheckout)
    }

    /// The path of the current program, without symbolic links.
    package static var program: String {
        let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return program ?? CommandLine.arguments.first.flatMap(\.realPath) ?? ""
    }

    /// The folder above the `bin` folder of an installed tool.
    package static var prefix: String { program.splitAtLastPart.folder.splitAtLastPart.folder }

    private static func isCheckout(_ folder: String) -> Bool {
        FileStatus(folder + "/Shims/Package.swift")?.kind == .file
    }

    #if DEBUG
        /// Returns the folder of the package with this source file.
        private static func root(of file: String) -> String {
            (0..<3).reduce(file) { path, _ in path.splitAtLastPart.folder }
        }
    #endif
}
