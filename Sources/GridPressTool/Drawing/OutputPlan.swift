/// The destination of each picture, determined before anything is drawn.
enum OutputPlan {
    /// To standard output.
    case standardOutput
    /// To a path that isn't a regular file, such as a device.
    case device(String)
    /// To a folder, with a name for each input file.
    case folder(String, names: [String])
}

extension OutputPlan {
    /// Creates the plan for some files.
    ///
    /// Pictures must not replace any of the input files.
    ///
    /// - Parameters:
    ///   - files: The input files.
    ///   - path: The requested output path.
    ///   - others: Further input files.
    ///   - ending: The file name extension of pictures.
    ///   - series: The pictures of each file; `nil` if each file has one.
    init(
        _ path: String?,
        of files: [InputFile],
        besides others: [InputFile] = [],
        ending: String,
        series: PictureSeries? = nil
    ) throws {
        let path = try series?.target(path) ?? path
        guard let path, !Self.standardOutputs.contains(path) else {
            guard files.count == 1 else {
                throw ToolFailure.usage("Several files need an output folder.", advice: "Set it with -o.")
            }
            self = .standardOutput
            return
        }
        let kind = FileStatus(path)?.kind
        if kind == .folder || path.hasSuffix("/") || files.count > 1 {
            guard kind == .folder || kind == nil else {
                throw ToolFailure(exit: .cannotCreate, message: "\"\(path)\" isn't a folder.")
            }
            self = .folder(path, names: files.map { $0.outputName + "." + ending })
            try refuseCollisions(files, others, series?.suffixes ?? [""])
            try Tool.makeFolder(path)
        } else if kind == .other {
            try series?.refuseDevice(path)
            self = .device(path)
        } else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let folder = path.dropLast(name.count)
            self = .folder(folder.isEmpty ? "." : String(folder), names: [name])
            try refuseCollisions(files, others, series?.suffixes ?? [""])
        }
    }

    /// Returns the path of a picture; `nil` for standard output.
    ///
    /// - Parameters:
    ///   - index: The index of the input file.
    ///   - suffix: A text after the name, for one of several pictures.
    func path(at index: Int, _ suffix: String = "") -> String? {
        switch self {
        case .standardOutput: nil
        case .device(let path): path
        case .folder(".", let names): names[index].appending(suffix)
        case .folder(let folder, let names):
            (folder.hasSuffix("/") ? folder : folder + "/") + names[index].appending(suffix)
        }
    }

    /// Writes a picture to its file, and returns a finding if that fails.
    func write(_ picture: [UInt8], at index: Int, _ suffix: String = "") -> Finding? {
        do throws(SystemError) {
            switch self {
            case .standardOutput: break
            case .device(let path):
                try withDescriptor(open(path, O_WRONLY | O_CLOEXEC)) { file throws(SystemError) in
                    try FileTransfer.write(picture, to: file)
                }
            case .folder(let folder, let names):
                try AtomicFile.write(picture, to: names[index].appending(suffix), in: folder)
            }
            return nil
        } catch {
            return Finding(unwritable: path(at: index, suffix) ?? "-", error.reason, fix: error.remedy)
        }
    }

    static let standardOutputs: Set = ["-", "/dev/stdout", "/dev/fd/1"]

    /// Throws an error if pictures would replace each other or a document.
    private func refuseCollisions(_ files: [InputFile], _ others: [InputFile], _ suffixes: [String]) throws {
        guard case .folder(_, let names) = self else { return }
        var sources: [String: InputFile] = [:]
        for (name, file) in zip(names, files) {
            for suffix in suffixes {
                guard let other = sources.updateValue(file, forKey: name.appending(suffix)) else { continue }
                throw ToolFailure.usage(
                    other.path == file.path
                        ? "\"\(file.path)\" is listed twice."
                        : "\"\(other.path)\" and \"\(file.path)\" would both be drawn as \"\(name.appending(suffix))\".",
                    advice: other.path == file.path ? nil : "Draw them into separate folders."
                )
            }
        }
        let documents = Set(
            (files + others).filter { !$0.isStandardInput }.compactMap { FileStatus($0.path)?.identity }
        )
        for (index, file) in files.enumerated() {
            for path in suffixes.compactMap({ path(at: index, $0) }) {
                guard let status = FileStatus(path), documents.contains(status.identity) else { continue }
                throw ToolFailure.usage(
                    "The picture of \"\(file.path)\" would replace the document \"\(path)\".",
                    advice: "Set another output with -o."
                )
            }
        }
    }
}

extension String {
    /// Returns the name of a file with a text before its extension.
    fileprivate func appending(_ suffix: String) -> String { stem + suffix + dropFirst(stem.count) }
}

extension InputFile {
    /// The name of the picture, without an extension: a single path component that isn't hidden.
    var outputName: String {
        if isStandardInput { return "figure" }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return String(
            String.UnicodeScalarView(name.shown.unicodeScalars.map { $0 == "\u{FFFD}" || $0 == "/" ? "_" : $0 })
        )
    }
}
