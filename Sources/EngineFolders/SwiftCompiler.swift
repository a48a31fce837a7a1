import Foundation
import GridPressPlatform

/// The compiler in the folders of `PATH`.
package struct SwiftCompiler: Equatable, Sendable {
    /// The version, as the compiler prints it: `Swift version 6.3.1 (swift-6.3.1-RELEASE)`.
    package let version: String
    /// The tag of the version, such as `swift-6.3.1-RELEASE`.
    package let tag: String
    package let architecture: String

    package init(version: String, tag: String, architecture: String) {
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
                architecture: described.target.arch
            )
        } catch let problem as EngineProblem {
            throw problem
        } catch {
            throw .withoutSwift(reason: "\(error)")
        }
    }

    private struct Description: Decodable {
        struct Target: Decodable { let arch: String }

        let compilerVersion: String
        let swiftCompilerTag: String?
        let target: Target
    }
}
