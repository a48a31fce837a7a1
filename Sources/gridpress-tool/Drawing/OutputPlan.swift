import Foundation
import GridPressPlatform
import LayoutDocuments

/// The destination of each picture, determined before anything is drawn.
enum OutputPlan {
    /// Onto standard output.
    case standardOutput
    /// Straight into something that is no file, such as a device.
    case device(String)
    /// Into a folder, under these names, in the order of the files.
    case folder(String, names: [String])
}

extension OutputPlan {
    /// The plan for some files; `path` is what was asked for.
    ///
    /// Pictures replace none of these files, nor of the others.
    init(_ path: String?, of files: [InputFile], besides others: [InputFile] = [], ending: String) throws {
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
            try refuseCollisions(files, others)
            try Self.makeFolder(path)
        } else if kind == .other {
            self = .device(path)
        } else {
            let name = path.split(separator: "/").last.map(String.init) ?? path
            let folder = path.dropLast(name.count)
            self = .folder(folder.isEmpty ? "." : String(folder), names: [name])
            try refuseCollisions(files, others)
        }
    }

    /// The path of a picture; `nil` where it has none.
    func path(at index: Int) -> String? {
        switch self {
        case .standardOutput: nil
        case .device(let path): path
        case .folder(".", let names): names[index]
        case .folder(let folder, let names): folder.hasSuffix("/") ? folder + names[index] : folder + "/" + names[index]
        }
    }

    /// Writes a picture to its file; `nil` where that went well.
    func write(_ picture: [UInt8], at index: Int) -> Finding? {
        do throws(SystemError) {
            switch self {
            case .standardOutput: break
            case .device(let path):
                try withDescriptor(open(path, O_WRONLY | O_CLOEXEC)) { file throws(SystemError) in
                    try FileTransfer.write(picture, to: file)
                }
            case .folder(let folder, let names): try AtomicFile.write(picture, to: names[index], in: folder)
            }
            return nil
        } catch {
            return Finding(unwritable: path(at: index) ?? "-", error.reason)
        }
    }

    private static let standardOutputs: Set = ["-", "/dev/stdout", "/dev/fd/1"]

    /// Makes a folder, unless it is there.
    static func makeFolder(_ path: String) throws {
        do {
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        } catch {
            throw ToolFailure(exit: .cannotCreate, message: "The folder \"\(path)\" can't be created.")
        }
    }

    /// Refuses pictures that would replace each other, or one of the documents.
    private func refuseCollisions(_ files: [InputFile], _ others: [InputFile]) throws {
        guard case .folder(_, let names) = self else { return }
        var sources: [String: InputFile] = [:]
        for (name, file) in zip(names, files) {
            if let other = sources.updateValue(file, forKey: name) {
                throw ToolFailure.usage(
                    other.path == file.path
                        ? "\"\(file.path)\" is listed twice."
                        : "\"\(other.path)\" and \"\(file.path)\" would both be drawn as \"\(name)\".",
                    advice: other.path == file.path ? nil : "Draw them into separate folders."
                )
            }
        }
        let documents = Set(
            (files + others).filter { !$0.isStandardInput }.compactMap { FileStatus($0.path)?.identity }
        )
        for (index, file) in files.enumerated() {
            guard let path = path(at: index), let status = FileStatus(path), documents.contains(status.identity) else {
                continue
            }
            throw ToolFailure.usage(
                "The picture of \"\(file.path)\" would replace the document \"\(path)\".",
                advice: "Set another output with -o."
            )
        }
    }
}

extension InputFile {
    /// The name of its picture, without the ending: a single part of a path, with nothing that would hide in a list.
    var outputName: String {
        if isStandardInput { return "figure" }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        return String(
            String.UnicodeScalarView(name.shown.unicodeScalars.map { $0 == "\u{FFFD}" || $0 == "/" ? "_" : $0 })
        )
    }
}
