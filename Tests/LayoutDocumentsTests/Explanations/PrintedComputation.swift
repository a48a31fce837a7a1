import Foundation

/// A printed calculation, which is evaluated from its text alone.
struct PrintedComputation {
    /// The value of the left side; `nil` if it is empty or can't be evaluated.
    let value: Double?
    /// The number on the right side; `nil` without an equals sign.
    let printedResult: Double?

    private enum Token: Equatable {
        case number(Double)
        case sign(Character)
        case word(String)
    }

    struct Unreadable: Error, CustomStringConvertible {
        let description: String
    }

    init(_ text: String) throws {
        var parser = Parser(tokens: Self.tokens(text), text: text)
        value = try parser.sum()
        printedResult = parser.take(.sign("=")) ? try parser.sum() : nil
        parser.skipWords()
        guard parser.isAtEnd else { throw Unreadable(description: "\(text): something is left") }
    }

    private static func tokens(_ text: String) -> [Token] {
        var scanner = Scanner(text)
        var tokens: [Token] = []
        while let token = scanner.next() { tokens.append(token) }
        return tokens
    }

    /// A scanner of tokens that reads scalars, because a regular expression is slow without optimization.
    private struct Scanner {
        private let scalars: [Unicode.Scalar]
        private var place = 0

        init(_ text: String) { scalars = Array(text.unicodeScalars) }

        mutating func next() -> Token? {
            while let scalar = scalar(), scalar.properties.isWhitespace { place += 1 }
            guard let scalar = scalar() else { return nil }
            if let number = number() { return .number(number) }
            // The names of views, and the lines that they stand on, aren't part of the calculation.
            if scalar == "\"", let end = scalars[(place + 1)...].firstIndex(of: "\"") {
                place = end + 1
                return .word("name")
            }
            if let end = endOfLine() {
                place = end
                return next()
            }
            let word = run { $0.properties.isAlphabetic || $0 == "…" }
            if !word.isEmpty { return .word(word) }
            place += 1
            return .sign(Character(scalar))
        }

        private func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
            place + distance < scalars.count ? scalars[place + distance] : nil
        }

        private mutating func run(where belongs: (Unicode.Scalar) -> Bool) -> String {
            var run = String.UnicodeScalarView()
            while let scalar = scalar(), belongs(scalar) {
                run.append(scalar)
                place += 1
            }
            return String(run)
        }

        private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
            scalar.map { $0 >= "0" && $0 <= "9" } ?? false
        }

        /// Reads a number with an optional minus sign before it.
        private mutating func number() -> Double? {
            let start = place
            if scalar() == "−" { place += 1 }
            let sign = place > start ? "-" : ""
            if scalar() == "∞" {
                place += 1
                return sign.isEmpty ? .infinity : -.infinity
            }
            guard Self.isDigit(scalar()) else {
                place = start
                return nil
            }
            var digits = run(where: Self.isDigit)
            if scalar() == ".", Self.isDigit(scalar(1)) {
                place += 1
                digits += "." + run(where: Self.isDigit)
            }
            let hasSign = scalar(1) == "+" || scalar(1) == "-"
            if scalar() == "e", Self.isDigit(scalar(hasSign ? 2 : 1)) {
                place += 1
                digits += "e" + run { $0 == "+" || $0 == "-" } + run(where: Self.isDigit)
            }
            return Double(sign + digits) ?? .nan
        }

        /// Returns the end of a note such as "(line 12)".
        private func endOfLine() -> Int? {
            let start = Array("(line ".unicodeScalars)
            guard scalars[place...].starts(with: start), Self.isDigit(scalar(start.count)) else { return nil }
            var end = place + start.count
            while end < scalars.count, Self.isDigit(scalars[end]) { end += 1 }
            return end < scalars.count && scalars[end] == ")" ? end + 1 : nil
        }
    }

    private struct Parser {
        let tokens: [Token]
        let text: String
        var position = 0

        var isAtEnd: Bool { position == tokens.count }

        private var next: Token? { isAtEnd ? nil : tokens[position] }

        mutating func take(_ token: Token) -> Bool {
            guard next == token else { return false }
            position += 1
            return true
        }

        mutating func skipWords() { while case .word = next { position += 1 } }

        mutating func sum() throws -> Double? {
            var result = try product()
            while true {
                if take(.sign("+")) {
                    result = Self.combine(result, try product(), +)
                } else if take(.sign("−")) {
                    result = Self.combine(result, try product(), -)
                } else {
                    return result
                }
            }
        }

        private mutating func product() throws -> Double? {
            var result = try factor()
            while true {
                if take(.sign("×")) {
                    result = Self.combine(result, try factor(), *)
                } else if take(.sign("÷")) {
                    result = Self.combine(result, try factor(), /)
                } else {
                    return result
                }
            }
        }

        private static func combine(_ first: Double?, _ second: Double?, _ operation: (Double, Double) -> Double)
            -> Double?
        {
            guard let first, let second else { return nil }
            return operation(first, second)
        }

        private mutating func factor() throws -> Double? {
            defer { skipWords() }
            switch next {
            case .number(let number):
                position += 1
                return number
            case .sign("("): return try list().first ?? nil
            case .word("nothing"):
                position += 1
                return nil
            case .word("the"):
                position += 1
                let isLeast = take(.word("least"))
                guard isLeast || take(.word("most")), take(.word("of")) else { break }
                let numbers = try list().compactMap(\.self)
                return isLeast ? numbers.min() : numbers.max()
            case .word("rounded"):
                position += 1
                guard take(.word("up")) else { break }
                var pixel = 1.0
                if take(.word("to")), case .number(let number) = next {
                    pixel = 1 / (1 / number).rounded()
                    position += 1
                }
                return try list().first?.map { ($0 / pixel - 2e-4).rounded(.up) * pixel }
            default: break
            }
            throw Unreadable(description: "\(text): no number at token \(position)")
        }

        private mutating func list() throws -> [Double?] {
            guard take(.sign("(")) else { throw Unreadable(description: "\(text): no parenthesis") }
            var numbers = [try sum()]
            while take(.sign(";")) { numbers.append(try sum()) }
            guard take(.sign(")")) else { throw Unreadable(description: "\(text): no closing parenthesis") }
            return numbers
        }
    }
}
