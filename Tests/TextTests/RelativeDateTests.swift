#if !canImport(Darwin)
    import Foundation
    import GridPress
    import Testing

    @Suite("Words for the time between dates")
    struct RelativeDateTests {
        @Test(
            "have numbers and the largest unit",
            arguments: [
                (-86_400, "1 day ago"), (-7200, "2 hours ago"), (60, "in 1 minute"), (-1_209_600, "2 weeks ago"),
                (0, "in 0 seconds"), (5, "in 5 seconds"), (-3_000_000, "1 month ago"), (94_700_000, "in 3 years"),
            ] as [(Double, String)]
        )
        func numbers(seconds: Double, words: String) {
            #expect(RelativeDateTimeFormatter().localizedString(fromTimeInterval: seconds) == words)
        }

        @Test("have names for near days, if that is asked for")
        func names() {
            let formatter = RelativeDateTimeFormatter()
            formatter.dateTimeStyle = .named
            #expect(formatter.localizedString(fromTimeInterval: -86_400) == "yesterday")
            #expect(formatter.localizedString(fromTimeInterval: 86_400 * 2) == "in 2 days")
            #expect(formatter.localizedString(fromTimeInterval: 86_400 * 7) == "next week")
            #expect(formatter.localizedString(fromTimeInterval: 0) == "now")
        }

        @Test("are as short as is asked for")
        func lengths() {
            let formatter = RelativeDateTimeFormatter()
            formatter.unitsStyle = .short
            #expect(formatter.localizedString(fromTimeInterval: -7200) == "2 hr. ago")
            #expect(formatter.localizedString(fromTimeInterval: -172_800) == "2 days ago")
            formatter.unitsStyle = .abbreviated
            #expect(formatter.localizedString(fromTimeInterval: 5_270_400) == "in 2mo")
            formatter.unitsStyle = .spellOut
            #expect(formatter.localizedString(fromTimeInterval: -172_800) == "two days ago")
        }

        @Test("count from a date")
        func dates() {
            let formatter = RelativeDateTimeFormatter()
            #expect(
                formatter.localizedString(
                    for: Date(timeIntervalSince1970: 90),
                    relativeTo: .init(timeIntervalSince1970: 0)
                ) == "in 1 minute"
            )
            #expect(formatter.string(for: Date.now) != nil && formatter.string(for: "x") == nil)
        }
    }
#endif
