import GridPress

/// Writing data and pages.
extension Series {
    static var pages: [Series] {
        [
            renderer("JSON of a drawing") { $0.json() },
            renderer("page of a drawing", sizes: [100, 1_000, 10_000]) { $0.html() },
        ]
    }
}
