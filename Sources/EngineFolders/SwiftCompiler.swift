/// The compiler in the folders of `PATH`.
package struct SwiftCompiler: Equatable, Sendable {
    /// The version, as the compiler prints it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String
    /// The tag of the version, such as `swift-6.3.1-RELEASE`.
    package let tag: String
    package let architecture: String
    /// The folder of the compiler's programs; `nil` if it isn't known.
    package let programs: String?

    package init(version: String, tag: String, architecture: String, programs: String? = nil) {
        self.programs = programs
        self.version = version
        self.tag = tag
        self.architecture = architecture
    }

    /// Asks the compiler.
    package static func installed() throws(EngineProblem) -> SwiftCompiler {
        do {
            let call = try ProgramCall(["swiftc", "-print-target-info"]).run()
            if call.status == 127 {
                throw EngineProblem.withoutSwift(reason: "\"swiftc\" isn't in a folder of PATH")
            }
            guard call.status == 0 else {
                throw EngineProblem.withoutSwift(reason: EngineProblem.reason(in: call.failure))
            }
            let described = try JSONDecoder().decode(Description.self, from: Data(call.output))
            return SwiftCompiler(
                version: described.compilerVersion,
                tag: described.swiftCompilerTag ?? described.compilerVersion,
                architecture: described.target.arch,
                programs: described.programs
            )
        } catch let problem as EngineProblem {
            throw problem
        } catch {
            throw .withoutSwift(reason: "\(error)")
        }
    }

    private struct Description: Decodable {
        struct Target: Decodable { let arch: String }

        struct Paths: Decodable { let runtimeResourcePath: String }

        let paths: Paths?
        /// The folder `usr/bin` of the toolchain with the resources `usr/lib/swift`.
        var programs: String? {
            let path = (paths?.runtimeResourcePath.splitAtLastPart.folder.splitAtLastPart.folder).map { $0 + "/bin" }
            return path.flatMap { FileStatus($0 + "/swiftc") == nil ? nil : $0 }
        }

        let compilerVersion: String
        let swiftCompilerTag: String?
        let target: Target
    }
}
