/// The status of a possible line break.
enum LineBreak: UInt8 {
    case prohibited
    case allowed
    case mandatory
}

/// Finds where lines may end, by the rules of UAX #14 of Unicode 15.
///
/// What is tailored, as the standard allows:
///
/// - LB1: letters of class AI, whose width depends on the language, are letters as any other (AL); small kana and other
///   letters of class CJ don't start a line (NS), which is the strict style; Thai and its relatives (SA), whose words are
///   not spaced, are not taken apart but inside a word that is wider than the line: that needs a dictionary.
/// - LB25: numbers are kept together by the regular expression of the standard's example 7, which its own tests expect,
///   and not by its pairs of classes.
/// - LB30b: pictographs that are not assigned yet take part by a class of their own, as the tables are made for one
///   version.
///
/// Words that are wider than a line, which no rule parts, are parted between clusters (``LineWrapper``).
struct LineBreaker {
    private let scalars: ScalarList
    /// The class before the place, where marks count as part of what they stand on.
    private var before: LineBreakClass
    /// The class before the spaces before the place.
    private var beforeSpaces: LineBreakClass
    /// The scalar before the place, as it stands.
    private var raw: LineBreakClass
    /// How many regional indicators end at the place.
    private var indicators = 0
    /// How much of a number ends at the place.
    private var number = NumberPart.none
    /// Whether a hyphen stands before the place, and a Hebrew letter before that.
    private var isAfterHebrewHyphen = false

    private enum NumberPart {
        case none
        /// Digits and the signs between them.
        case digits
        /// A closing bracket after digits.
        case closed
    }

    /// A breaker at the start of a text, which holds at least one scalar.
    init(_ scalars: ScalarList) {
        self.scalars = scalars
        raw = LineBreakClass(scalars[0])
        before = Self.withoutBase(raw)
        beforeSpaces = before
        pass(before, after: .sp)
    }

    /// A position where a line may end.
    struct BreakOpportunity {
        /// The scalar before which it may.
        let scalar: Int
        /// Whether it ends there in any case.
        var isMandatory = false
        /// Whether a letter and one space stand before it.
        var isAfterWord = false
    }

    /// Returns the next place after a scalar where a line may end; call it for the first scalar, then for each result.
    mutating func nextBreak(after scalar: Int) -> BreakOpportunity? {
        var index = scalar + 1
        while index < scalars.count {
            if raw == .al {
                // Most of a text are words with a space between them. Letters behind a letter change nothing.
                index = scalars.endOfLetters(from: index)
                guard index < scalars.count else { return nil }
                if scalars[index] == " ", scalars.isLetter(at: index + 1) {
                    return BreakOpportunity(scalar: index + 1, isAfterWord: true)
                }
            }
            let decision = breakBefore(index)
            if decision != .prohibited { return BreakOpportunity(scalar: index, isMandatory: decision == .mandatory) }
            index += 1
        }
        return nil
    }

    /// Whether a line may end before a scalar; asked for each scalar but the first, in order.
    private mutating func breakBefore(_ index: Int) -> LineBreak {
        let next = LineBreakClass(scalars[index])
        let decision = rule(before: next, at: index)
        advance(over: next, decision)
        return decision
    }

    // MARK: State

    private mutating func advance(over next: LineBreakClass, _ decision: LineBreak) {
        let previous = raw
        raw = next
        if next == .cm || next == .zwj {
            // LB9: a mark is part of what it stands on. LB10: one that stands on nothing is a letter.
            guard Self.takesNoMarks(previous) else { return }
            return step(to: .al)
        }
        step(to: next)
    }

    private mutating func step(to next: LineBreakClass) {
        let previous = before
        before = next
        if next != .sp { beforeSpaces = next }
        pass(next, after: previous)
    }

    private mutating func pass(_ next: LineBreakClass, after previous: LineBreakClass) {
        indicators = next == .ri ? indicators + 1 : 0
        isAfterHebrewHyphen = previous == .hl && (next == .hy || next == .ba)
        switch next {
        case .nu: number = .digits
        case .sy, .is: if number != .digits { number = .none }
        case .cl, .cp, .cpWide: number = number == .digits ? .closed : .none
        default: number = .none
        }
    }

    /// LB10: a mark at the start is a letter.
    private static func withoutBase(_ kind: LineBreakClass) -> LineBreakClass {
        kind == .cm || kind == .zwj ? .al : kind
    }

    /// LB9: what marks can't stand on.
    private static func takesNoMarks(_ kind: LineBreakClass) -> Bool { kind.endsLine || kind == .sp || kind == .zw }

    // MARK: Rules

    private func rule(before next: LineBreakClass, at index: Int) -> LineBreak {
        // LB4, LB5: line ends.
        if raw == .cr, next == .lf { return .prohibited }
        if raw.endsLine { return .mandatory }
        // LB6, LB7: not before line ends and spaces.
        if next.endsLine || next == .sp || next == .zw { return .prohibited }
        // LB8: after a zero width space, even if spaces follow it.
        if beforeSpaces == .zw { return .allowed }
        // LB8a: not after a joiner. LB9: not before a mark.
        if raw == .zwj { return .prohibited }
        var next = next
        if next == .cm || next == .zwj {
            if !Self.takesNoMarks(raw) { return .prohibited }
            next = .al
        }
        return isProhibited(before: next, at: index) ? .prohibited : .allowed
    }

    private func isProhibited(before next: LineBreakClass, at index: Int) -> Bool {
        // LB11, LB12, LB12a: glue.
        if next == .wj || before == .wj || before == .gl { return true }
        if next == .gl, before != .sp, before != .ba, before != .hy { return true }
        // LB13: not before what closes, even after spaces.
        switch next {
        case .cl, .cp, .cpWide, .ex, .is, .sy: return true
        default: break
        }
        // LB14 to LB17: pairs that spaces don't part.
        switch (beforeSpaces, next) {
        case (.op, _), (.opWide, _): return true
        case (.qu, .op), (.qu, .opWide): return true
        case (.cl, .ns), (.cp, .ns), (.cpWide, .ns): return true
        case (.b2, .b2): return true
        default: break
        }
        // LB18: after spaces.
        if before == .sp { return false }
        // LB19: quotation marks.
        if next == .qu || before == .qu { return true }
        // LB20: what is told apart by others.
        if next == .cb || before == .cb { return false }
        return isProhibitedByPair(before: next, at: index)
    }

    private func isProhibitedByPair(before next: LineBreakClass, at index: Int) -> Bool {
        // LB21, LB21a, LB22: hyphens, small signs, and dots.
        if next == .ba || next == .hy || next == .ns || before == .bb { return true }
        if isAfterHebrewHyphen || next == .in { return true }
        // LB25: numbers, with the signs around them.
        if isInsideNumber(before: next, at: index) { return true }
        // LB30a: flags are pairs of indicators.
        if before == .ri, next == .ri { return !indicators.isMultiple(of: 2) }
        switch before {
        case .al: return next == .al || next == .hl || next == .nu || next == .pr || next == .po || next == .op
        case .hl: return next == .al || next == .hl || next == .nu || next == .pr || next == .po || next == .op
        case .nu: return next == .al || next == .hl || next == .op
        case .cp: return next == .al || next == .hl || next == .nu
        case .sy: return next == .hl
        case .is: return next == .al || next == .hl
        case .pr:
            switch next {
            case .al, .hl, .id, .idUnassigned, .eb, .em, .jl, .jv, .jt, .h2, .h3: return true
            default: return false
            }
        case .po: return next == .al || next == .hl
        case .id: return next == .po
        case .idUnassigned: return next == .po || next == .em
        case .eb: return next == .po || next == .em
        case .em: return next == .po
        case .jl: return next == .jl || next == .jv || next == .h2 || next == .h3 || next == .po
        case .jv, .h2: return next == .jv || next == .jt || next == .po
        case .jt, .h3: return next == .jt || next == .po
        default: return false
        }
    }

    /// LB25: the parts of a number are a sign, an opening bracket or hyphen, digits with signs between them, a closing
    /// bracket, and a sign.
    private func isInsideNumber(before next: LineBreakClass, at index: Int) -> Bool {
        switch next {
        case .nu:
            return number == .digits || before == .pr || before == .po || before == .op || before == .opWide
                || before == .hy
        case .pr, .po: return number != .none
        case .op, .opWide, .hy: return (before == .pr || before == .po) && isDigit(after: index)
        default: return false
        }
    }

    /// Whether the next scalar that is no mark is a digit.
    private func isDigit(after index: Int) -> Bool {
        for next in scalars[(index + 1)...] {
            let kind = LineBreakClass(next)
            if kind != .cm, kind != .zwj { return kind == .nu }
        }
        return false
    }
}
