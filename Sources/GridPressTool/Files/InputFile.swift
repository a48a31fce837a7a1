/// An input file of the tool.
struct InputFile: Sendable {
    /// The path as it was given; a dash is standard input.
    let path: String

    /// Whether it is standard input.
    var isStandardInput: Bool { ["-", "/dev/stdin", "/dev/fd/0"].contains(path) }

    /// The name of the file in messages.
    var name: String { isStandardInput ? "standard input" : path.shown }

    /// The maximum number of bytes in a file.
    private static let limit = XMLLimits.layoutDocument.bytes

    /// Reads the text of the file.
    ///
    /// - Parameter standardInput: A closure that reads at most a number of bytes from standard input.
    /// - Throws: ``UnreadableInput`` with the reason.
    func read(standardInput: (_ limit: Int) throws -> [UInt8]) throws(UnreadableInput) -> SourceText {
        do {
            let bytes = try isStandardInput ? standardInput(Self.limit + 1) : bytes()
            if bytes.count > Self.limit { throw tooLarge }
            if path.lowercased().hasSuffix(".swift") || SwiftCode.isLikely(bytes) { throw swiftCode }
            return SourceText(name: name, bytes: bytes)
        } catch let error as UnreadableInput {
            throw error
        } catch let error as SystemError where error.number == ENOENT {
            // Swift replaces bytes that aren't UTF-8.
            if path.contains("\u{FFFD}") { throw UnreadableInput(finding: Finding(unreadableName: path)) }
            throw refusal(.missingInput, "The file doesn't exist.")
        } catch {
            throw refusal(.unreadableInput, "The file can't be read: \((error as? SystemError)?.reason ?? "\(error)").")
        }
    }

    /// Reads the content of the file.
    private func bytes() throws -> [UInt8] {
        switch try RegularFile.read(path, atMost: Self.limit) {
        case .bytes(let bytes): return bytes
        case .tooLarge: throw tooLarge
        case .none(.folder):
            throw refusal(
                .inputIsNoFile,
                "The path is a folder.",
                fix: "Use the files in it, such as \(path.shown)\(path.hasSuffix("/") ? "" : "/")*.xml."
            )
        case .none:
            throw refusal(
                .inputIsNoFile,
                "The path is a pipe or a device.",
                fix: "Use a file. The commands render, check and format also read standard input, with the name \"-\"."
            )
        }
    }

    private var swiftCode: UnreadableInput {
        refusal(
            .inputIsSwift,
            "\(isStandardInput ? "Standard input" : "The file") contains Swift code instead of a layout document.",
            fix: isStandardInput
                ? "Save the code in a file, and draw its previews with `gridpress previews`."
                : "Draw its previews with `gridpress previews \(path.shown)`."
        )
    }

    private var tooLarge: UnreadableInput {
        refusal(
            .documentTooLarge,
            "The file is larger than \(Self.limit) bytes.",
            fix: "Use a smaller file."
        )
    }

    private func refusal(_ code: Finding.Code, _ message: String, fix: String? = nil) -> UnreadableInput {
        UnreadableInput(
            finding: Finding(code, .error, at: .source(file: name, line: 1, column: 1), message, fix: fix)
        )
    }
}

/// The reason why a file can't be read.
struct UnreadableInput: Error {
    /// The finding that describes the problem.
    let finding: Finding
}
