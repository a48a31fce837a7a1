/// Writes findings as a list of JSON objects, one on a line.
enum JSONPrinter {
    static func text(_ findings: [Finding]) -> String {
        guard !findings.isEmpty else { return "[]\n" }
        return "[\n" + findings.map { "  " + object($0) }.joined(separator: ",\n") + "\n]\n"
    }

    private static func object(_ finding: Finding) -> String {
        var members = [
            member("code", finding.code.rawValue), member("severity", finding.severity.rawValue),
            member("message", finding.sentence),
        ]
        if !finding.details.isEmpty {
            members.append("\"details\": [" + finding.details.map(quoted).joined(separator: ", ") + "]")
        }
        if let fix = finding.fix { members.append(member("fix", fix)) }
        switch finding.place {
        case .source(let file, let line, let column):
            members.append(member("file", file))
            members.append("\"line\": \(line)")
            members.append("\"column\": \(column)")
        case .view(let path): members.append("\"view\": [" + path.map(quoted).joined(separator: ", ") + "]")
        case nil: break
        }
        return "{" + members.joined(separator: ", ") + "}"
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
