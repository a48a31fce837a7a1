/// A printer of findings as annotations, which GitHub shows next to changed lines.
enum GitHubPrinter {
    static func text(_ finding: Finding) -> String {
        var properties: [String] = []
        if case .source(let file, let line, let column)? = finding.location {
            properties = ["file=\(property(file))", "line=\(line)", "col=\(column)"]
        }
        properties.append("title=\(property(finding.code.rawValue))")
        var message = finding.message
        if case .view? = finding.location, let location = finding.location { message = "\(location): \(message)" }
        for detail in finding.details { message += "\n" + detail }
        if let fix = finding.fix { message += (finding.details.isEmpty ? " " : "\n") + fix }
        return "::\(command(finding.severity)) \(properties.joined(separator: ","))::\(escaped(message))\n"
    }

    private static func command(_ severity: Finding.Severity) -> String {
        switch severity {
        case .note: "notice"
        case .warning: "warning"
        case .error: "error"
        }
    }

    /// Escapes line ends, which would start another command, and percent signs.
    private static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func property(_ text: String) -> String {
        var result = ""
        for scalar in escaped(text).unicodeScalars {
            switch scalar {
            case ":": result += "%3A"
            case ",": result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
