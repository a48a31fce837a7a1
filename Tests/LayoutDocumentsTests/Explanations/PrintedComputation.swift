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
        // The names of views aren't part of the calculation.
        var rest = text.replacing(/"[^"]*"/, with: "name").replacing(/\(line \d+\)/, with: "")[...]
        var tokens: [Token] = []
        while let character = rest.first {
            if character.isWhitespace {
                rest.removeFirst()
            } else if let match = rest.prefixMatch(of: /−?(?:[0-9]+(?:\.[0-9]+)?(?:e[+-]?[0-9]+)?|∞)/) {
                let word = match.output.replacing("−", with: "-").replacing("∞", with: "inf")
                tokens.append(.number(Double(word) ?? .nan))
                rest = rest[match.range.upperBound...]
            } else if let match = rest.prefixMatch(of: /[\p{L}…]+/) {
                tokens.append(.word(String(match.output)))
                rest = rest[match.range.upperBound...]
            } else {
                tokens.append(.sign(character))
                rest.removeFirst()
            }
        }
        return tokens
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
