import GridPressPlatform
import GridPressProperties
import GridPressTesting
import Testing

@Suite("Golden files that are none")
struct BadGoldenTests {
    /// The kinds of invalid entries at the path of a golden file.
    enum Bad: String, CaseIterable {
        case empty, truncated, notXML, hostile, binary, folder, linkOut, danglingLink, pipe, linkedFolder

        /// Whether the entry is a file, which recording may replace.
        var isFile: Bool { [.empty, .truncated, .notXML, .hostile, .binary].contains(self) }

        func make(in folder: borrowing ScratchFolder, outside: String) throws {
            switch self {
            case .empty: try folder.write("", to: "a.svg")
            case .truncated: try folder.write("<svg xmlns='http://www.w3.org/2000/svg'><g", to: "a.svg")
            case .notXML: try folder.write("Nothing of the kind", to: "a.svg")
            case .hostile:
                try folder.write("<!DOCTYPE svg [<!ENTITY a SYSTEM '/etc/passwd'>]><svg>&a;</svg>", to: "a.svg")
            case .binary: try folder.write("\u{0}\u{1}\u{7F}", to: "a.svg")
            case .folder: try folder.makeFolder("a.svg")
            case .linkOut: try folder.link("a.svg", to: outside)
            case .danglingLink: try folder.link("a.svg", to: folder.path + "none")
            case .pipe: #expect(mkfifo(folder.path + "a.svg", 0o600) == 0)
            case .linkedFolder: try folder.makeFolder("real")
            }
        }
    }

    @Test(
        "fail with a finding, and are only overwritten where they are files and that is asked for",
        arguments: Bad.allCases,
        RecordMode.allCases
    )
    func bad(golden: Bad, mode: RecordMode) throws {
        let outer = try ScratchFolder(["outside.svg": "<svg/>"])
        let folder = try ScratchFolder()
        try golden.make(in: folder, outside: outer.path + "outside.svg")
        if golden == .linkedFolder { try folder.link("sub", to: outer.path) }
        let name = golden == .linkedFolder ? "sub/a" : "a"
        let status = FileStatus(ofLinkOr: folder.path + "a.svg")

        let issues = recordedIssues {
            assertSnapshot(of: "<svg/>", as: .svg, named: name, record: mode, in: folder.path)
        }
        #expect(issues.count == 1)
        let isRecorded = golden.isFile && (mode == .all || mode == .failed)
        #expect(issues.first?.severity == (isRecorded ? .warning : .error))
        if isRecorded {
            #expect(try folder.text("a.svg") == "<svg/>")
        } else {
            #expect(issues.first?.comments.first?.rawValue.contains("[snapshot.") == true || golden.isFile)
            #expect(FileStatus(ofLinkOr: folder.path + "a.svg") == status)
        }
        #expect(try outer.names() == ["outside.svg"] && outer.text("outside.svg") == "<svg/>")
    }

    @Test("are refused as well where they may not be read", .enabled(if: getuid() != 0, "root may read everything"))
    func unreadable() throws {
        let folder = try ScratchFolder(["a.svg": "<svg/>"])
        #expect(chmod(folder.path + "a.svg", 0) == 0)
        let issues = recordedIssues {
            assertSnapshot(of: "<svg/>", as: .svg, named: "a", record: .missing, in: folder.path)
        }
        #expect(issues.first?.comments.first?.rawValue.contains("[snapshot.unreadable]") == true)
    }

    @Test("are made where they are missing and may be recorded", arguments: RecordMode.allCases)
    func missing(mode: RecordMode) throws {
        let folder = try ScratchFolder()
        let issues = recordedIssues {
            assertSnapshot(of: "<svg/>", as: .svg, named: "a", record: mode, in: folder.path)
        }
        let names = try folder.names()
        switch mode {
        case .all, .failed, .missing: #expect(issues.map(\.severity) == [.warning] && names == ["a.svg"])
        case .never: #expect(issues.map(\.severity) == [.error] && names.isEmpty)
        case .pending: #expect(issues.map(\.severity) == [.error] && names == ["a.pending.svg"])
        }
    }
}
