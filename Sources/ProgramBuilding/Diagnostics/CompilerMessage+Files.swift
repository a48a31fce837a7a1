extension CompilerMessage {
    /// Returns the errors in the files that the compiler writes beside object files, without duplicates.
    ///
    /// A build whose output goes to a terminal can only be understood by these files.
    ///
    /// - Parameters:
    ///   - scratch: The folder of a build of the package manager.
    ///   - start: The time of the start of the build, in nanoseconds since 1970.
    package static func errors(ofBuildIn scratch: String, since start: Int) -> [CompilerMessage] {
        let configurations = names(in: scratch).filter { !$0.hasPrefix(".") }.flatMap { triple in
            ["debug", "release"].map { "\(scratch)/\(triple)/\($0)" }
        }
        let folders = configurations.flatMap { folder in
            names(in: folder).filter { $0.hasSuffix(".build") }.map { folder + "/" + $0 }
        }
        var messages: [CompilerMessage] = []
        for folder in folders {
            let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            for file in files.filter({ $0.hasSuffix(".dia") }).sorted() {
                let path = folder + "/" + file
                guard let status = FileStatus(path), status.written >= start,
                    case .bytes(let bytes)? = try? RegularFile.read(path, atMost: 16 << 20)
                else { continue }
                for message in errors(inFile: bytes) where !messages.contains(message) { messages.append(message) }
            }
        }
        return messages
    }

    /// Returns the errors in the content of a file of messages.
    static func errors(inFile bytes: [UInt8]) -> [CompilerMessage] {
        var files: [Int: String] = [:]
        var messages: [CompilerMessage] = []
        for record in BitStream.records(of: bytes, magic: "DIAG") where record.block == 9 {
            let text = String(decoding: record.text, as: UTF8.self)
            switch (record.code, record.fields.count) {
            case (6, 1...): files[record.fields[0]] = text
            // An error, or one that ends the compiler.
            case (2, 4...) where [3, 4].contains(record.fields[0]):
                messages.append(
                    CompilerMessage(
                        file: files[record.fields[1]] ?? "",
                        line: record.fields[2],
                        column: record.fields[3],
                        text: text
                    )
                )
            default: break
            }
        }
        return messages
    }

    private static func names(in folder: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }
}
