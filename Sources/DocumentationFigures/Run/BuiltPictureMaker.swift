import Foundation
import GridPressFindings
import GridPressPlatform
import ProgramBuilding
import ProgramMessages

/// A picture maker in a program of GridPress, which is built in the folder of the figures when it is needed.
struct BuiltPictureMaker: PictureMaker {
    let folder: BuildFolder
    /// Returns the packages of the generated package.
    let dependencies: () -> Result<[FigureProgram.Dependency], DocumentedPackage.Problem>
    let progress: (String) -> Void

    /// The name of the program, which is a product of GridPress.
    private static let product = "gridpress-engine"

    /// An error of the program.
    private struct Failure: Error, CustomStringConvertible { let description: String }

    func draw(_ document: DocumentFigure) throws -> DrawnFigure {
        guard case .drawn(let figure) = try answer(to: .document(document)) else { throw Self.wrongAnswer }
        return figure
    }

    func differences(from old: String, to new: String, path: String) throws -> [String] {
        guard case .differences(let lines) = try answer(to: .comparison(old: old, new: new, path: path)) else {
            throw Self.wrongAnswer
        }
        return lines
    }

    private static let wrongAnswer = Failure(description: "The program \(product.quoted) has another version.")

    private func answer(to task: PictureTask) throws -> PictureTask.Answer {
        let call = try ProgramCall([try program()]).run(input: Array(JSONEncoder().encode(task)))
        guard call.status == 0 else { throw Failure(description: String(decoding: call.messages, as: UTF8.self)) }
        return try JSONDecoder().decode(PictureTask.Answer.self, from: Data(call.output))
    }

    /// Builds the program, and returns its path.
    private func program() throws -> String {
        let built = Self.built.use { $0[folder.path] }
        if let built { return built }
        let program = try folder.locked {
            progress("Waiting for another run …")
        } _: {
            if FileStatus(folder.package + "/Package.swift") == nil {
                try folder.write(FigureProgram(scopes: [], dependencies: dependencies().get()).files)
            }
            progress("Building the program that compares pictures and draws layout documents …")
            return try PackageManagerCall.build(Self.product, of: folder.package, into: folder.scratch)
        }
        Self.built.use { $0[folder.path] = program }
        return program
    }

    /// The programs that this process has built, by their folders.
    private static let built = Locked<[String: String]>([:])
}
