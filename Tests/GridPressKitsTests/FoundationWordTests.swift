#if !canImport(Darwin)
    import Foundation
    import GridPress
    import GridPressKits
    import Testing
    import ViewSupport

    @Suite("Words of Foundation on Apple's systems")
    struct FoundationWordTests {
        @Test("lists are words in English")
        func lists() {
            #expect(ListFormatter.localizedString(byJoining: []).isEmpty)
            #expect(ListFormatter.localizedString(byJoining: ["a"]) == "a")
            #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a and b")
            #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
            #expect(ListFormatter().string(from: [1, 2]) == "1 and 2")
        }

        @Test(
            "durations have the units of their style",
            arguments: [
                (.positional, "1:10:05"), (.abbreviated, "1h 10m 5s"), (.brief, "1hr 10min 5sec"),
                (.short, "1 hr, 10 min, 5 sec"), (.full, "1 hour, 10 minutes, 5 seconds"),
                (.spellOut, "one hour, ten minutes, five seconds"),
            ] as [(DateComponentsFormatter.UnitsStyle, String)]
        )
        func durations(style: DateComponentsFormatter.UnitsStyle, words: String) {
            let formatter = DateComponentsFormatter()
            formatter.unitsStyle = style
            #expect(formatter.string(from: 4205) == words)
        }

        @Test("durations omit zeros and small units as they are asked to")
        func zeros() {
            let formatter = DateComponentsFormatter()
            formatter.allowedUnits = [.hour, .minute, .second]
            #expect(formatter.string(from: 65) == "1:05")
            #expect(formatter.string(from: 3600) == "1:00:00")
            #expect(formatter.string(from: 0) == "0")
            formatter.zeroFormattingBehavior = .pad
            #expect(formatter.string(from: 65) == "00:01:05")
            formatter.zeroFormattingBehavior = .default
            formatter.unitsStyle = .full
            #expect(formatter.string(from: 3601) == "1 hour, 1 second")
            formatter.maximumUnitCount = 1
            formatter.includesTimeRemainingPhrase = true
            #expect(formatter.string(from: 3601) == "1 hour remaining")
            #expect(formatter.string(from: .infinity) == nil)
            formatter.unitsStyle = .positional
            formatter.maximumUnitCount = 0
            formatter.includesTimeRemainingPhrase = false
            #expect(formatter.string(from: -65) == "-1:05")
        }

        @Test("components are converted to the allowed units, and else keep their own")
        func components() {
            let formatter = DateComponentsFormatter()
            #expect(formatter.string(from: DateComponents(hour: 2, minute: 30)) == "2:30")
            #expect(formatter.string(from: DateComponents(minute: 90)) == "90")
            formatter.allowedUnits = [.hour, .minute]
            #expect(formatter.string(from: DateComponents(minute: 90)) == "1:30")
            formatter.allowedUnits = [.hour]
            #expect(formatter.string(from: DateComponents(day: 2)) == "48")
        }

        @Test("measurements have their number and their symbol")
        func measurements() throws {
            let formatter = MeasurementFormatter()
            #expect(formatter.string(from: Measurement(value: 1500, unit: UnitLength.meters)) == "1,500 m")
            #expect(formatter.string(from: Measurement(value: 20, unit: UnitTemperature.celsius)) == "20\u{B0}C")
            let texts = try drawn(width: 200, height: 100) {
                Text("\(Measurement(value: 3, unit: UnitLength.meters), formatter: formatter)")
            }
            .texts
            #expect(texts == ["3 m"] && formatter.string(for: "3 m") == nil)
            formatter.unitStyle = .short
            #expect(formatter.string(from: Measurement(value: 2, unit: UnitMass.kilograms)) == "2kg")
        }

        @Test("folders have their names")
        func folders() {
            let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
            #expect(URL.documentsDirectory == folders.first)
        }
    }
#endif
