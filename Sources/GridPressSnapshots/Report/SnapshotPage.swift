import GridPressPages

/// A page about snapshots that differ from their golden files, with the changes in words and in pictures.
///
/// The page is one file that runs no script and loads nothing. It contains each picture once as the data of an image,
/// which prevents golden files from running code. Radio buttons and style rules select the mode of a comparison.
package struct SnapshotPage {
    private let failures: [ReportedFailure]
    /// The command that accepts all files; `nil` if there aren't several pending files.
    private let command: AcceptCommand?

    /// Creates the page about the failures among some results.
    package init(_ results: [SnapshotResult]) {
        let results = results.filter(\.isFailure)
        let pairs = results.map(ReportedPair.init)
        let failures = results.indices.map { ReportedFailure(results[$0], number: $0 + 1, pairs[$0]) }
        // Words come first, and pictures get the remaining space.
        command = results.count { $0.pendingPath != nil } > 1 ? AcceptCommand(results) : nil
        let lengthOfCommand = (command?.text.escapedForPicture.utf8.count ?? 0) + 256
        let words = failures.reduce(Self.length + lengthOfCommand) { $0 + $1.lengthOfWords }
        let room = ReportBudget.length(for: results.count) - words
        let affordable = ReportBudget.affordable(pairs.map(\.length), in: room)
        // Movements get the space that the pictures leave.
        let movements = results.indices.map { affordable.contains($0) ? ReportedMovement(results[$0]) : nil }
        let moving = ReportBudget.affordable(
            movements.map { $0?.length ?? .max },
            in: room - affordable.reduce(0) { $0 + pairs[$1].length }
        )
        self.failures = failures.indices.map { index in
            failures[index].shown(affordable.contains(index), moving.contains(index) ? movements[index] : nil)
        }
    }

    /// Returns the page as text.
    package func html() -> String {
        var rules = MarkupWriter(capacity: 1 << 16)
        rules.literal(SnapshotPageStyle.rules)
        rules.literal("\n")
        for failure in failures { failure.writeRules(to: &rules) }
        let document = PageDocument(title: title, summary: summary, rules: rules.string(), hasImages: true)
        return document.html(capacity: failures.count * 2048) { writer in
            writer.phrase("a", class: "skip") { writer in
                writer.attribute("href", "#main")
                writer.literal("Skip to the differences")
            }
            writer.element("main") { writer in
                writer.attribute("id", "main")
                writer.heading("h1", title)
                writer.element("p", class: "lede") { $0.text(summary) }
                if failures.count > 1 { contents(&writer) }
                if let command { acceptance(command, &writer) }
                for failure in failures { failure.write(to: &writer) }
            }
        }
    }

    /// The number of bytes of a page without failures.
    private static let length = SnapshotPage(failures: []).html().utf8.count

    private init(failures: [ReportedFailure]) {
        self.failures = failures
        command = nil
    }

    private var title: String { "Snapshot report" }

    private var summary: String {
        if failures.isEmpty { return "Every snapshot equals its golden file." }
        let kinds = ReportedFailure.Kind.allCases.compactMap { kind in
            let count = failures.count { $0.kind == kind }
            return count == 0 ? nil : "\(count) \(kind.word)"
        }
        return (failures.count == 1 ? "One snapshot" : "\(failures.count) snapshots") + ": "
            + kinds.joined(separator: ", ") + "."
    }

    private func acceptance(_ command: AcceptCommand, _ writer: inout MarkupWriter) {
        writer.element("section", class: "all") { writer in
            writer.attribute("aria-label", "Accept all")
            writer.element("p", class: "note") { writer in
                writer.literal("This command accepts all of them. Run it where the report was made.")
            }
            writer.element("pre") { writer in
                writer.attribute("tabindex", "0")
                writer.text(command.text)
            }
        }
    }

    private func contents(_ writer: inout MarkupWriter) {
        writer.element("nav", class: "contents") { writer in
            writer.attribute("aria-label", "Snapshots")
            writer.element("ol") { writer in
                for failure in failures { writer.element("li") { failure.writeLink(to: &$0) } }
            }
        }
    }
}

extension SnapshotResult {
    /// Whether the snapshot differs from its golden file, or couldn't be compared.
    package var isFailure: Bool {
        switch outcome {
        case .same, .recorded: false
        case .different, .failed: true
        }
    }
}
