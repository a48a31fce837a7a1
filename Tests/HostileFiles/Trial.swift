import Foundation
import SafetySupport

/// A hostile file, with the arguments of the tool and the expected result.
struct Trial {
    let name: String
    /// The arguments after `gridpress`.
    let words: [String]
    /// The code of the finding that the tool has to report; `nil` for no finding.
    let code: String?
    let cost: HostileFile.Cost
    /// The accepted exit codes.
    let exits: Set<Int32>
}

extension HostileFile.Cost {
    /// The time limit, in seconds.
    var time: Double {
        switch self {
        case .refused: 0.2
        case .record: 0.5
        case .data: 2
        case .laidOut, .large: 5
        }
    }

    /// The memory limit, in bytes.
    var memory: Int {
        switch self {
        case .refused: 64 << 20
        case .record: 256 << 20
        case .data: 512 << 20
        case .laidOut: 128 << 20
        case .large: 640 << 20
        }
    }
}

extension Trial {
    /// Returns all trials, whose files are in a folder.
    static func all(in folder: String) -> [Trial] {
        HostileInput.all.map { input in
            Trial(
                name: input.name,
                words: ["check", folder + "/" + input.file],
                code: nil,
                cost: .refused,
                exits: [66]
            )
        }
            + numberedFiles(in: folder).map { file, path in
                Trial(
                    name: file.name,
                    words: ["render", "--diagnostics", "json", path, "-o", folder + "/picture.svg"],
                    code: file.code?.rawValue,
                    cost: file.cost,
                    exits: file.code == nil ? [0, 1] : [1, 65]
                )
            }
            + HostileImage.all.enumerated().map { index, image in
                Trial(
                    name: image.name,
                    words: [
                        "check", "--diagnostics", "json", "--images", folder + "/images",
                        folder + "/image-\(index).xml",
                    ],
                    code: image.code.rawValue,
                    cost: .refused,
                    exits: [0, 1]
                )
            } + recordTrials(in: folder) + dataTrials(in: folder)
    }

    /// Returns the trials of layout records, each in a golden file of the same document.
    private static func recordTrials(in folder: String) -> [Trial] {
        HostileRecord.all().enumerated().map { index, record in
            Trial(
                name: "golden file with a record with " + record.name,
                words: [
                    "snapshot", "check", folder + "/records/document-\(index).xml", "-g", folder + "/records",
                    "--record", "never",
                ],
                code: nil,
                cost: .record,
                exits: [1, 65]
            )
        }
    }

    /// Returns the trials of golden files of JSON, all of the same document.
    private static func dataTrials(in folder: String) -> [Trial] {
        HostileData.all.enumerated().map { index, data in
            Trial(
                name: "golden file of " + data.name,
                words: [
                    "snapshot", "check", folder + "/data/document-\(index).xml", "-g", folder + "/data",
                    "--format", "json", "--record", "never", "--diagnostics", "json",
                ],
                code: data.isRefused ? "snapshot.not-json" : "snapshot.different",
                cost: .data,
                exits: [data.isRefused ? 65 : 1]
            )
        }
    }

    private static func numberedFiles(in folder: String) -> [(file: HostileFile, path: String)] {
        (HostileFile.xml() + HostileFile.language + HostileFile.large).enumerated().map { index, file in
            (file, folder + "/\(index).xml")
        }
    }

    /// Writes the files of all trials into a folder.
    static func writeFiles(into folder: String) throws {
        try? FileManager.default.removeItem(atPath: folder)
        try FileManager.default.createDirectory(atPath: folder + "/images", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/records", withIntermediateDirectories: true)
        try FileManager.default.createDirectory(atPath: folder + "/data", withIntermediateDirectories: true)
        let document = Data(#"<Figure title="T" width="9" height="9"><Color fill="red"/></Figure>"#.utf8)
        for (index, record) in HostileRecord.all().enumerated() {
            let path = folder + "/records/document-\(index)"
            try document.write(to: URL(fileURLWithPath: path + ".xml"))
            try Data(record.text.utf8).write(to: URL(fileURLWithPath: path + ".svg"))
        }
        for (index, data) in HostileData.all.enumerated() {
            let path = folder + "/data/document-\(index)"
            try document.write(to: URL(fileURLWithPath: path + ".xml"))
            try Data(data.text.utf8).write(to: URL(fileURLWithPath: path + ".json"))
        }
        for input in HostileInput.all { try input.write(into: folder) }
        for (file, path) in numberedFiles(in: folder) { try Data(file.bytes).write(to: URL(fileURLWithPath: path)) }
        for (index, image) in HostileImage.all.enumerated() {
            try image.write(into: folder + "/images")
            try Data(image.document.utf8).write(to: URL(fileURLWithPath: folder + "/image-\(index).xml"))
        }
    }

    /// Returns the complaints about an outcome, or an empty array if it passes.
    ///
    /// - Parameter slack: The factor of all time limits, for slower machines.
    func complaints(about outcome: Child.Outcome, slack: Double) -> [String] {
        var complaints: [String] = []
        if let exit = outcome.exit {
            if !exits.contains(exit) { complaints.append("exit code \(exit)") }
        } else {
            complaints.append("a signal ended it")
        }
        // Processor time is the file's own cost. Elapsed time also depends on other processes, so that its limit is
        // higher.
        let time = cost.time * slack
        if outcome.cpu > time || outcome.wall > 10 * time {
            complaints.append("more than \(Int(time * 1000)) ms")
        }
        if outcome.memory > cost.memory { complaints.append("more than \(cost.memory >> 20) MB") }
        if let code, !outcome.output.contains("\"code\": \"\(code)\"") {
            complaints.append("no finding \(code): \(outcome.output.prefix(400))")
        }
        if code == nil, outcome.output.contains("\"severity\": \"error\"") {
            complaints.append("an error: \(outcome.output.prefix(400))")
        }
        return complaints
    }
}
