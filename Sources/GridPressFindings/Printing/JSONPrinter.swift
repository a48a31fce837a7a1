/// A printer of findings as a list of JSON objects, one on each line.
enum JSONPrinter {
    static func text(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "[]\n" }
        return "[\n" + findings.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
    }

    private static func object(_ finding: Finding) -> String {
        var members = [
            member("code", finding.code.rawValue), member("severity", finding.severity.rawValue),
            member("message", finding.message),
        ]
        if let subject = finding.subject { members.append(member("subject", subject)) }
        if !finding.details.isEmpty {
            members.append("\"details\": [" + finding.details.map(quoted).joined(separator: ", ") + "]")
        }
        if !finding.changes.isEmpty {
            members.append("\"changes\": [" + finding.changes.map(object).joined(separator: ", ") + "]")
        }
        if let fix = finding.fix { members.append(member("fix", fix)) }
        if let location = finding.location { members += self.members(of: location) }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static func object(_ record: Finding.Record) -> String {
        let members = record.members.flatMap { entry -> [String] in
            switch entry.value {
            case .text(let text): [member(entry.name, text)]
            case .texts(let texts): ["\(quoted(entry.name)): [" + texts.map(quoted).joined(separator: ", ") + "]"]
            case .number(let number): ["\(quoted(entry.name)): \(number.asJSON)"]
            case .location(let location): self.members(of: location)
            }
        }
        return "{" + members.joined(separator: ", ") + "}"
    }

    private static func members(of location: Finding.Location) -> [String] {
        switch location {
        case .source(let file, let line, let column):
            [member("file", file), "\"line\": \(line)", "\"column\": \(column)"]
        case .view(let path, _): ["\"view\": [" + path.map(quoted).joined(separator: ", ") + "]"]
        }
    }

    private static func member(_ name: String, _ value: String) -> String { "\"\(name)\": \(quoted(value))" }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\t": result += "\\t"
            case "\r": result += "\\r"
            case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029).contains(scalar.value):
                let digits = String(scalar.value, radix: 16)
                result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

extension Double {
    /// The number with at most three decimals; without an exponent if it is whole and below 10^15.
    fileprivate var asJSON: String {
        let rounded = (self * 1000).rounded() / 1000
        guard rounded.isFinite else { return "\(self)" }
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
