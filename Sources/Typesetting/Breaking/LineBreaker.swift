/// The status of a possible line break.
enum LineBreak: UInt8 {
    case prohibited
    case allowed
    case mandatory
}

/// A search for line break opportunities, by the rules of UAX #14 of Unicode 15.
///
/// The implementation is tailored as the standard allows:
///
/// - LB1: letters of class AI, whose width depends on the language, are ordinary letters (AL). Small kana and other
///   letters of class CJ don't start a line (NS), which is the strict style.
/// - LB1: scripts without spaces between words, such as Thai (SA), aren't broken, because that needs a dictionary.
///   Only words that are wider than a line are.
/// - LB25: numbers are kept together by the regular expression of example 7 of the standard, which its tests expect,
///   and not by pairs of classes.
/// - LB30b: unassigned pictographs have a separate class, because the tables are made for one version.
///
/// Words that are wider than a line are broken between clusters by ``LineWrapper``.
struct LineBreaker {
    private let scalars: ScalarList
    /// The class before the position, where marks count as part of their base.
    private var before: LineBreakClass
    /// The class before the spaces before the position.
    private var beforeSpaces: LineBreakClass
    /// The class of the scalar before the position, even if it is a mark.
    private var raw: LineBreakClass
    /// The number of regional indicators directly before the position.
    private var indicators = 0
    /// The part of a number that ends at the position.
    private var number = NumberPart.none
    /// Whether a Hebrew letter and a hyphen precede the position.
    private var isAfterHebrewHyphen = false

    private enum NumberPart {
        case none
        /// Digits and the signs between them.
        case digits
        /// A closing bracket after digits.
        case closed
    }

    /// Creates a breaker at the start of a text, which needs at least one scalar.
    init(_ scalars: ScalarList) {
        self.scalars = scalars
        raw = LineBreakClass(scalars[0])
        before = Self.withoutBase(raw)
        beforeSpaces = before
        pass(before, after: .sp)
    }

    /// A position where a line can end.
    struct BreakOpportunity {
        /// The index of the scalar after the break.
        let scalar: Int
        /// Whether the line always ends there.
        var isMandatory = false
        /// Whether a letter and a single space precede the position.
        var isAfterWord = false
    }

    /// Returns the next break opportunity after a scalar; `nil` after the last opportunity.
    ///
    /// Call it for the first scalar, then for each result.
    mutating func nextBreak(after scalar: Int) -> BreakOpportunity? {
        var index = scalar + 1
        while index < scalars.count {
            if raw == .al {
                // Most text consists of words separated by single spaces. A letter after a letter doesn't change the
                // state.
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

    /// Returns whether a line can end before a scalar; call it for each scalar but the first, in order.
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
            // LB9: a mark is part of its base. LB10: a mark without a base is a letter.
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

    /// Returns the class of the first scalar; a mark counts as a letter (LB10).
    private static func withoutBase(_ kind: LineBreakClass) -> LineBreakClass {
        kind == .cm || kind == .zwj ? .al : kind
    }

    /// Returns whether marks can't follow a class as part of it (LB9).
    private static func takesNoMarks(_ kind: LineBreakClass) -> Bool { kind.endsLine || kind == .sp || kind == .zw }

    // MARK: Rules

    private func rule(before next: LineBreakClass, at index: Int) -> LineBreak {
        // LB4, LB5: line ends.
        if raw == .cr, next == .lf { return .prohibited }
        if raw.endsLine { return .mandatory }
        // LB6, LB7: no break before line ends and spaces.
        if next.endsLine || next == .sp || next == .zw { return .prohibited }
        // LB8: a break after a zero width space, even if spaces follow it.
        if beforeSpaces == .zw { return .allowed }
        // LB8a: no break after a joiner. LB9: no break before a mark.
        if raw == .zwj { return .prohibited }
        var next = next
        if next == .cm || next == .zwj {
            if !Self.takesNoMarks(raw) { return .prohibited }
            next = .al
        }
        return isProhibited(before: next, at: index) ? .prohibited : .allowed
    }

    private func isProhibited(before next: LineBreakClass, at index: Int) -> Bool {
        // LB11, LB12, LB12a: word joiners and non-breaking characters.
        if next == .wj || before == .wj || before == .gl { return true }
        if next == .gl, before != .sp, before != .ba, before != .hy { return true }
        // LB13: no break before closing punctuation, even after spaces.
        switch next {
        case .cl, .cp, .cpWide, .ex, .is, .sy: return true
        default: break
        }
        // LB14 to LB17: pairs that aren't broken even with spaces between them.
        switch (beforeSpaces, next) {
        case (.op, _), (.opWide, _): return true
        case (.qu, .op), (.qu, .opWide): return true
        case (.cl, .ns), (.cp, .ns), (.cpWide, .ns): return true
        case (.b2, .b2): return true
        default: break
        }
        // LB18: a break after spaces.
        if before == .sp { return false }
        // LB19: quotation marks.
        if next == .qu || before == .qu { return true }
        // LB20: objects whose breaks are determined elsewhere.
        if next == .cb || before == .cb { return false }
        return isProhibitedByPair(before: next, at: index)
    }

    private func isProhibitedByPair(before next: LineBreakClass, at index: Int) -> Bool {
        // LB21, LB21a, LB22: hyphens, small signs, and ellipses.
        if next == .ba || next == .hy || next == .ns || before == .bb { return true }
        if isAfterHebrewHyphen || next == .in { return true }
        // LB25: numbers, with the signs around them.
        if isInsideNumber(before: next, at: index) { return true }
        // LB30a: flags are pairs of regional indicators.
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

    /// Returns whether a position is inside a number (LB25).
    ///
    /// The parts of a number are a sign, an opening bracket or hyphen, digits with signs between them, a closing
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

    /// Returns whether the next scalar that isn't a mark is a digit.
    private func isDigit(after index: Int) -> Bool {
        for next in scalars[(index + 1)...] {
            let kind = LineBreakClass(next)
            if kind != .cm, kind != .zwj { return kind == .nu }
        }
        return false
    }
}
