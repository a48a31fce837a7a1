import Foundation
import GridPressFindings
import LayoutDocuments

/// A layout document of arbitrary bytes, drawn and written in every format.
package struct FuzzedDocument {
    /// The errors that were found; empty if the document is refused or drawn correctly.
    package private(set) var complaints: [String] = []

    /// Reads, draws and checks a document.
    package init(_ bytes: [UInt8]) {
        let source = SourceText(name: "fuzzed.xml", bytes: bytes)
        let document = LayoutDocument(source)
        check(document.findings, source)
        guard let figure = document.figure else {
            if !document.findings.contains(where: { $0.severity == .error }) {
                complaints.append("there is no figure and no error")
            }
            return
        }
        do {
            let drawing = try figure.drawing()
            check(drawing.findings, source)
            complaints += PictureCheck(svg: try drawing.svg()).complaints
            if (try? JSONSerialization.jsonObject(with: Data(drawing.json().utf8))) == nil {
                complaints.append("the JSON isn't valid")
            }
        } catch {
            if error.localizedDescription.isEmpty { complaints.append("an error has no description") }
        }
    }

    /// Checks that messages are sentences, and writes findings in every format.
    private mutating func check(_ findings: [Finding], _ source: SourceText) {
        for finding in findings where !finding.message.hasSuffix(".") {
            complaints.append("a message doesn't end with a period: \(finding.message)")
        }
        for format in FindingFormat.allCases {
            let text = format.print(findings, sources: [source])
            if format == .json, (try? JSONSerialization.jsonObject(with: Data(text.utf8))) == nil {
                complaints.append("the JSON of the findings isn't valid")
            }
            let isForTerminals = format == .human || format == .short
            if isForTerminals, text.unicodeScalars.contains(where: { $0.value == 0x1B || $0.value == 0x9B }) {
                complaints.append("a terminal escape sequence in the findings")
            }
        }
    }
}
