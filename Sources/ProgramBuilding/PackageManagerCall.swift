/// The calls of Swift's package manager.
package enum PackageManagerCall {
    /// An error of a call.
    package enum Failure: Error, CustomStringConvertible {
        /// The package manager can't be started.
        ///
        /// The value is the reason.
        case withoutSwift(String)
        /// The call fails.
        ///
        /// The value is its output.
        case failed(String)

        /// The reason, or the first error in the output.
        package var description: String {
            switch self {
            case .withoutSwift(let reason): return reason
            case .failed(let output):
                let lines = output.split(whereSeparator: \.isNewline)
                return String(lines.first { $0.contains("error: ") } ?? lines.last ?? "no reason")
            }
        }
    }

    /// Builds a product of a package.
    ///
    /// - Parameters:
    ///   - product: The name of the product.
    ///   - package: The folder of the package.
    ///   - scratch: The folder of the build.
    ///   - toolset: The description of modules and libraries that the package gets; `nil` for none.
    /// - Returns: The path of the product, if it is a program.
    @discardableResult
    package static func build(
        _ product: String,
        of package: String,
        into scratch: String,
        toolset: String? = nil
    ) throws(Failure) -> String {
        let words = [
            "swift", "build", "--package-path", package, "--scratch-path", scratch, "--product", product,
            // A cached manifest misses files that were added to or removed from another package.
            "--disable-build-manifest-caching",
        ]
        // GridPress' own pages share a build folder with its tests, and all builds in a folder need the same flags.
        let flags = toolset == nil ? ProcessInfo.processInfo.environment["GRIDPRESS_BUILD_FLAGS"] ?? "" : ""
        let result = try run(
            words + flags.split(separator: " ").map(String.init) + (toolset.map { ["--toolset", $0] } ?? [])
        )
        guard result.status == 0 else { throw .failed(result.text) }
        return scratch + "/debug/" + product
    }

    /// Returns the description of a package, as JSON.
    ///
    /// - Parameter scratch: A folder that the package manager locks.
    package static func description(of package: String, locking scratch: String) throws(Failure) -> [UInt8] {
        let file = DescriptionFile(package)
        if let description = file.description { return description }
        let result = try run(["swift", "package", "--package-path", package, "--scratch-path", scratch, "dump-package"])
        guard result.status == 0 else { throw .failed(String(decoding: result.messages, as: UTF8.self)) }
        // A manifest that is saved during the call can have another description.
        if file == DescriptionFile(package) { file.keep(result.output) }
        return result.output
    }

    private static func run(_ words: [String]) throws(Failure) -> ProgramCall.Result {
        let result: ProgramCall.Result
        do {
            result = try ProgramCall(words).run()
        } catch {
            throw .withoutSwift("\(error)")
        }
        // The status of a program that isn't found.
        if result.status == 127 { throw .withoutSwift("no folder of PATH has the program \"swift\"") }
        return result
    }
}
