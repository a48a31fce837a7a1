import GridPressSnapshots
import LayoutDocuments

// All options, each where its type can be seen.

extension ToolOption where Value == String {
    /// Where pictures go.
    static var output: Self { output(fallback: "standard output") }
    /// Where pictures go that are drawn again and again.
    static var watchedOutput: Self { output(fallback: nil) }

    /// Where a gallery goes.
    static var gallery: Self {
        Self("--output", short: "-o", .folder, "the folder that the gallery is written into")
    }

    private static func output(fallback: String?) -> Self {
        Self(
            "--output",
            short: "-o",
            .target,
            "where pictures go: a file, or a folder, whose name ends in / where it is new",
            fallback: fallback
        )
    }

    /// Where golden files lie.
    static var goldens: Self { Self("--goldens", short: "-g", .folder, "the folder of golden files") }
    /// Where the results of a check go for other programs.
    static var xunit: Self { Self("--xunit", .file, "where results are written too, as xUnit") }
    /// Where a page about what differs goes.
    static var differences: Self { Self("--report", .file, "where a page with everything that differs is written") }
    /// Where a page about pending files goes.
    static var page: Self {
        Self("--output", short: "-o", .file, "the file that the page is written to", fallback: "standard output")
    }
    /// Which golden files tests have asked for.
    static var claims: Self {
        Self(
            "--claims",
            .file,
            "what a run of tests has noted in the file that GRIDPRESS_CLAIMS named; may be given for several"
        )
    }
    /// How tests went.
    static var results: Self {
        Self("--results", .file, "how the tests of that run went, as xUnit; the first belongs to the first claims")
    }
    /// Where documents lie that golden files are of.
    static var documents: Self { Self("--documents", .folder, "the folder of documents that golden files are of") }

    /// Where images lie.
    static var images: Self {
        Self("--images", .folder, "where images lie that documents name", fallback: "no image is read")
    }
}

extension ToolOption where Value == RenderJob.Format {
    /// What is written.
    static var format: Self {
        Self(
            "--format",
            "what is written: a picture, a page with it, its frames and names, or boxes for a terminal",
            fallback: "svg"
        )
    }
}

extension ToolOption where Value == HTMLMode {
    /// What pictures on pages are made of.
    static var mode: Self {
        Self(
            "--mode",
            "what the picture on a page is: one SVG element, or boxes with text in them",
            fallback: "picture"
        )
    }
}

extension ToolOption where Value == RenderJob.SchemeWord {
    /// Which colours are drawn.
    static var scheme: Self {
        Self("--scheme", "which colours are drawn; adaptive holds both", fallback: "the document's, or adaptive")
    }
}

extension ToolOption where Value == Drawing.DimensionSelection {
    /// What is measured.
    static var dimensions: Self {
        Self(
            "--dimensions",
            .someOf(Drawing.DimensionSelection.words.map(\.word) + ["named:NAME"]),
            "what is measured in pictures, with arrows and numbers",
            fallback: "what documents measure themselves",
            value: Drawing.DimensionSelection.init(words:)
        )
    }
}

extension Drawing.DimensionSelection {
    /// The words for what can be measured.
    static let words: [(word: String, selection: Self)] = [
        ("all", .all), ("tracks", .tracks), ("running", .running), ("cells", .cells),
    ]

    /// What words with commas between them select; `nil` where one of them means nothing.
    fileprivate init?(words text: String) {
        let name = "named:"
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
            part.hasPrefix(name) && part.count > name.count
                ? Self.named(String(part.dropFirst(name.count))) : Self.words.first { $0.word == part }?.selection
        }
        guard !parts.contains(nil) else { return nil }
        self = parts.compactMap(\.self).reduce(.none) { $0.union($1) }
    }
}

extension ToolOption where Value == Set<Drawing.Guide> {
    /// What is explained above pictures.
    static var guides: Self {
        let all = "all"
        let words = [all] + Drawing.Guide.allCases.map(\.rawValue)
        return Self(
            "--guides",
            .someOf(words),
            "what is explained above pictures: one or more of \(words.joined(separator: ", ")), with commas between them",
            fallback: "nothing"
        ) { list in
            let parts = list.split(separator: ",", omittingEmptySubsequences: false)
            let guides = parts.map { part -> [Drawing.Guide] in
                part == all ? Drawing.Guide.allCases : Drawing.Guide(rawValue: String(part)).map { [$0] } ?? []
            }
            return guides.contains([]) ? nil : Set(guides.joined())
        }
    }
}

extension ToolOption where Value == FindingFormat {
    /// How findings are written.
    static var diagnostics: Self { Self("--diagnostics", "how findings are written", fallback: "human") }
}

extension ToolOption where Value == RecordMode {
    /// When golden files are written.
    static var record: Self {
        Self(
            "--record",
            "which golden files are written: all, what differs, what is missing, none; pending writes only files that wait "
                + "for a decision",
            fallback: "as GRIDPRESS_RECORD says; else never where CI is set, and missing elsewhere"
        )
    }
}

extension ToolOption where Value == Double {
    /// The width of pictures.
    static var width: Self { Self("--width", "the width of pictures", fallback: "the document's") }
    /// The height of pictures.
    static var height: Self { Self("--height", "the height of pictures", fallback: "the document's") }
    /// How far numbers may lie apart.
    static var tolerance: Self {
        Self("--tolerance", "how far numbers may lie apart and still be the same", fallback: "1/64")
    }
    /// The room around pictures.
    static var margin: Self {
        Self("--margin", "the room around everything that is drawn", fallback: "the document's, or 0")
    }
}

extension ToolOption where Value == Int {
    /// How many columns text has.
    static var columns: Self {
        Self("--columns", 20...1000, "how many columns text has", fallback: "the terminal's, or 80")
    }
    /// How many files are worked on at once.
    static var jobs: Self {
        Self("--jobs", 1...256, "how many files are worked on at the same time", fallback: "one for each processor")
    }
}

extension ToolOption where Value == Bool {
    /// Whether documents stay as they are.
    static var check: Self { Self("--check", "change nothing, and tell which documents would change") }
    /// Whether pending files are only told.
    static var list: Self { Self("--list", "change nothing, and tell which files wait") }
    /// Whether what nothing owns is removed.
    static var delete: Self { Self("--delete", "remove what is found") }
    /// Whether runs were those of all tests.
    static var complete: Self {
        Self("--complete", "the claims are those of all tests: what none of them used is nobody's, wherever it lies")
    }
    /// Whether the numbers of all figures are written beside their pages.
    static var frames: Self { Self("--frames", "write the frames of each figure too, as JSON") }
    /// Whether the command is only explained; every command has it.
    static var help: Self { Self("--help", short: "-h", "print this help") }
    /// Whether the tool only tells its version.
    static var version: Self { Self("--version", "print the version") }
}
