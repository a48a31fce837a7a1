/// A picture maker in a program of GridPress, which is built in the folder of the figures when it is needed.
struct BuiltPictureMaker: PictureMaker {
    let folder: BuildFolder
    /// Returns the packages of the generated package.
    let dependencies: () -> Result<[FigureProgram.Dependency], DocumentedPackage.Problem>
    /// The versions of packages that the documented package uses.
    let versions: String?
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
        guard call.status == 0 else { throw Failure(description: Self.end(of: call)) }
        return try JSONDecoder().decode(PictureTask.Answer.self, from: Data(call.output))
    }

    /// Returns the reason why the program ended: its last message, the signal or the exit code.
    private static func end(of call: ProgramCall.Result) -> String {
        if call.status > 128 { return "The program \(product.quoted) ends with signal \(call.status - 128)" }
        let lines = String(decoding: call.messages, as: UTF8.self).split(whereSeparator: \.isNewline)
        guard let last = lines.last else { return "The program \(product.quoted) ends with exit code \(call.status)" }
        return String(last.trimmingPrefix("error: ").trimmingCharacters(in: CharacterSet(charactersIn: ".")))
    }

    /// Returns the path of the program, which is built once.
    ///
    /// A build that fails isn't repeated, because its error would be the same.
    private func program() throws -> String {
        if let built = Self.built.use({ $0[folder.path] }) { return try built.get() }
        let built = Result { try build() }
        Self.built.use { $0[folder.path] = built }
        return try built.get()
    }

    /// Builds the program, and returns its path.
    private func build() throws -> String {
        try folder.locked {
            progress("Waiting for another run …")
        } _: {
            let program = FigureProgram(scopes: [], dependencies: try dependencies().get())
            // A package with the modules of figures stays, if it has the same dependencies.
            let manifest = BuildFolder.bytes(folder.package + "/Package.swift") ?? []
            if !manifest.starts(with: program.declarations.utf8) { try folder.write(program.files) }
            if let versions { try folder.pin(folder.package, to: versions) }
            progress("Building the program that compares pictures and draws layout documents …")
            return try PackageManagerCall.build(Self.product, of: folder.package, into: folder.scratch)
        }
    }

    /// The programs that this process has built, or the errors of their builds, by their folders.
    private static let built = Locked<[String: Result<String, any Error>]>([:])
}
