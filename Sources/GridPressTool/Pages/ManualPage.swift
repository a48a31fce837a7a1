/// The manual page in roff format, generated from the table of commands.
enum ManualPage {
    /// The page.
    static var text: String {
        var page = RoffWriter()
        page.request(#"TH GRIDPRESS 1 "" "gridpress \#(HelpPage.version)" "User Commands""#)
        page.section("NAME")
        page.text("gridpress - draw SwiftUI previews, figures and layout documents")
        page.section("SYNOPSIS")
        for (index, command) in CommandRule.all.enumerated() {
            if index > 0 { page.request("br") }
            page.text(command.usage)
        }
        page.section("DESCRIPTION")
        page.text(HelpPage.purpose)
        page.section("COMMANDS")
        for entry in CommandEntry.all { write(entry, to: &page) }
        page.section("EXIT STATUS")
        for code in ExitCode.allCases { page.entry("\(code.rawValue)", code.meaning + ".") }
        page.paragraph(HelpPage.gravity)
        page.section("ENVIRONMENT")
        for (name, text) in HelpPage.environment { page.entry(name, text + ".") }
        return page.text
    }

    private static func write(_ entry: CommandEntry, to page: inout RoffWriter) {
        if case .group(let group) = entry {
            page.subsection("gridpress \(group.name) COMMAND")
            page.text(group.summary.asSentence)
            for detail in group.details { page.paragraph(detail) }
        }
        for command in entry.commands { write(command, to: &page) }
    }

    private static func write(_ command: CommandRule, to page: inout RoffWriter) {
        page.subsection(command.usage)
        page.text(command.summary.asSentence)
        for detail in command.details { page.paragraph(detail) }
        for option in command.options { page.entry(option.usage, option.meaning + ".") }
        for (line, effect) in command.examples {
            page.paragraph("To \(effect):")
            page.example(line)
        }
    }
}

/// A writer of roff, which escapes all text.
private struct RoffWriter {
    private(set) var text = ""

    /// Writes a request line.
    mutating func request(_ request: String) { text += ".\(request)\n" }

    /// Starts a section.
    mutating func section(_ title: String) { request("SH \(title)") }

    /// Starts a section inside another.
    mutating func subsection(_ title: String) { request("SS \"\(escaped(title))\"") }

    /// Writes text without any special meaning in roff.
    mutating func text(_ words: some StringProtocol) {
        for line in WordWrap.lines(words.split(separator: " "), width: 72) { text += escaped(line) + "\n" }
    }

    /// Writes a paragraph.
    mutating func paragraph(_ words: String) {
        request("PP")
        text(words)
    }

    /// Writes an entry with a name and a description.
    mutating func entry(_ name: String, _ meaning: String) {
        request("TP")
        request("B \"\(escaped(name))\"")
        text(meaning)
    }

    /// Writes an example line in its literal form.
    mutating func example(_ line: String) {
        for request in ["PP", "RS 4", "nf"] { self.request(request) }
        text += escaped(line) + "\n"
        for request in ["fi", "RE"] { self.request(request) }
    }

    private func escaped(_ words: some StringProtocol) -> String {
        let first = words.first.map { $0 == "." || $0 == "'" } ?? false
        return words.unicodeScalars.reduce(into: first ? "\\&" : "") { result, scalar in
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "\"": result += "\\(dq"
            case "'": result += "\\(aq"
            case "`": result += "\\(ga"
            case "\u{201c}": result += "\\(lq"
            case "\u{201d}": result += "\\(rq"
            case "…": result += "..."
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
