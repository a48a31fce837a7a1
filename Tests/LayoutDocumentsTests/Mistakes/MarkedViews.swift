import LayoutDocuments

/// A view in Swift around the views that a finding is expected for.
///
/// The name of the view is the mark, which appears in the paths of findings.
struct Mark<Content: View>: NonisolatedView {
    let code: Finding.Code
    let content: Content

    init(_ code: Finding.Code, @ViewBuilder content: () -> Content) {
        self.code = code
        self.content = content()
    }

    var body: some View { ZStack { content }.named("⟦\(code)⟧") }
}

/// Views with marks for the expected findings.
struct MarkedViews {
    let figure: Figure
    /// The codes of the findings about the whole figure, or without a position.
    let unplaced: [Finding.Code]

    init<Content: View>(unplaced: [Finding.Code] = [], @ViewBuilder content: @escaping () -> Content) {
        self.unplaced = unplaced
        var figure = Figure("A test", width: 100, height: 50, content: content)
        // Endless views reach the limit after 1,000 views as well as after a million.
        figure.limits.views = 1000
        figure.limits.leastMeasurements = 10_000
        self.figure = figure
    }

    /// The codes of the expected findings.
    var codes: [Finding.Code] {
        if !unplaced.isEmpty { return unplaced }
        let names = ((try? figure.drawing(scheme: .light))?.elements ?? []).compactMap(\.name)
        return names.filter { $0.hasPrefix("⟦") }.map { Finding.Code(rawValue: String($0.dropFirst().dropLast())) }
    }

    /// Returns the findings without a mark, and the marks without a finding.
    func differences() -> [String] {
        do throws(FigureError) {
            let drawing = try figure.drawing(scheme: .light)
            var marks = drawing.elements.compactMap(\.name).filter { $0.hasPrefix("⟦") }
            var unplaced = unplaced.map(\.rawValue)
            var differences: [String] = []
            for finding in drawing.findings {
                let mark = "⟦\(finding.code)⟧"
                let isMarked = finding.location?.description.contains("\"\(mark)\"") == true
                if isMarked, let index = marks.firstIndex(of: mark) {
                    marks.remove(at: index)
                } else if finding.location == nil, let index = unplaced.firstIndex(of: finding.code.rawValue) {
                    unplaced.remove(at: index)
                } else {
                    differences.append("found, but not marked: \(finding)")
                }
            }
            return differences + (marks + unplaced).map { "marked, but not found: \($0)" }
        } catch {
            let code = error.finding().code
            return unplaced == [code] ? [] : ["found, but not marked: \(error)"]
        }
    }
}
