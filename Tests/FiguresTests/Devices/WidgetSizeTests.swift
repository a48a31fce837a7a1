import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("The size of a widget")
struct WidgetSizeTests {
    @Test("of the standard device is that of its phone")
    func currentDevice() {
        #expect(WidgetSize.small.sizeForCurrentDevice() == CGSize(width: 158, height: 158))
        #expect(WidgetSize.extraLarge.sizeForCurrentDevice() == nil)
        #expect(WidgetSize.medium.scaleFactorForCurrentDevice == 1)
        #expect(
            WidgetSize.supportedSizesForCurrentDevice
                == [.small, .medium, .large, .accessoryCircular, .accessoryRectangular, .accessoryInline]
        )
        #expect(WidgetFamily.supportedFamiliesForCurrentDevice.first == .systemSmall)
    }

    @Test("of the current device is that of the environment's device in the body of a view, and in readers")
    func deviceOfEnvironment() throws {
        let drawing = try drawn(width: 500, height: 500) {
            VStack {
                CurrentSizes().device(.iPadPro12)
                GeometryReader { _ in Text(currentSizes) }.device(.iPadPro12)
                CurrentSizes()
            }
        }
        #expect(drawing.texts == ["4, 4, 356.0, 0.94", "4, 4, 356.0, 0.94", "6, 6, 338.0, 1.0"])
        #expect(currentSizes == "6, 6, 338.0, 1.0")
    }

    @Test("of a tablet is smaller on its home screen than in its design")
    func tablet() throws {
        let canvas = WidgetSize.medium.size(on: .iPadPro12, iPadTarget: .designCanvas)
        #expect(canvas == CGSize(width: 378.5, height: 170))
        #expect(WidgetSize.medium.size(on: .iPadPro12) == CGSize(width: 356, height: 160))
        let scale: CGFloat = 356 / 378.5
        #expect(WidgetSize.medium.scaleFactor(on: .iPadPro12) == scale)
    }

    @Test("exists where the kind of device shows widgets of that size")
    func support() {
        #expect(WidgetSize.supportedSizes(for: .pad) == [.small, .medium, .large, .extraLarge])
        #expect(WidgetSize.supportedSizes(for: .phone, table: .v041) == [.small, .medium, .large])
        let without: [DeviceProfile.Idiom] = [.watch, .tv, .carPlay, .mac, .vision, .unspecified]
        forEach(without) { idiom, check in check(WidgetSize.supportedSizes(for: idiom).isEmpty) }
        #expect(WidgetSize.accessoryInline.size(on: .standard, table: .v041) == nil)
        #expect(WidgetSize.accessoryInline.size(on: .iPadAir) == nil)
        #expect(WidgetSize.medium.size(on: .watchUltra) == CGSize(width: 191, height: 81.5))
        #expect(
            WidgetSize.small.size(on: DeviceProfile(screenSize: CGSize(width: 1000, height: 1000), idiom: .mac)) == nil
        )
    }

    @Test("and a family of widgets stand for each other")
    func families() {
        forEach(WidgetSize.allCases) { size, check in check.equal(size.widgetFamily.size, size) }
        #expect(WidgetFamily.accessoryCorner.size == nil && WidgetSize.small.id == .small)
    }

    @Test("of a device is one that it supports, and lies between the least and the largest there are")
    func limits() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let screen = randomScreen(using: &generator)
            for table in [WidgetSizeTable.v041, .newest] {
                let phone = table.sizesForiPhone(screenSize: screen)
                let canvas = table.sizesForiPad(screenSize: screen, target: .designCanvas)
                let home = table.sizesForiPad(screenSize: screen, target: .homeScreen)
                check.equal(Set(phone.keys), Set(table.supportedSizes(for: .phone)), "\(screen)")
                check.equal(Set(home.keys), Set(table.supportedSizes(for: .pad)), "\(screen)")
                for sizes in [phone, canvas, home] {
                    for (size, lengths) in sizes {
                        let most = try #require(table.maximumSizes[size])
                        check(lengths.fits(most), "\(size) on \(screen)")
                    }
                }
                for size in [WidgetSize.small, .medium, .large] {
                    let least = try #require(table.minimumSizes[size])
                    check(least.fits(try #require(phone[size])), "\(size) on \(screen)")
                }
                // Only tablets have the largest widget, whose minimum is the smallest size on a home screen.
                let least = try #require(table.minimumSizes[.extraLarge])
                check(least.fits(try #require(home[.extraLarge])), "\(screen)")
                for (size, lengths) in home {
                    check(lengths.fits(try #require(canvas[size])), "\(size) on \(screen)")
                }
            }
        }
    }

    @Test("on the home screen doesn't shrink as a screen of the same width gets higher")
    func monotone() {
        forEachSeed { seed, check in
            var generator = SeededGenerator(seed: seed)
            let screen = randomScreen(using: &generator)
            let higher = CGSize(width: screen.width, height: screen.height + .random(in: 0...400, using: &generator))
            for table in [WidgetSizeTable.v041, .newest] {
                for size in [WidgetSize.small, .medium, .large] {
                    let (first, second) = (
                        size.sizeForiPhone(screenSize: screen, table: table),
                        size.sizeForiPhone(screenSize: higher, table: table)
                    )
                    check(try #require(first).fits(try #require(second)), "\(size) on \(screen)")
                }
                for target in WidgetTarget.allCases {
                    let (first, second) = (
                        WidgetSize.extraLarge.sizeForiPad(screenSize: screen, target: target, table: table),
                        WidgetSize.extraLarge.sizeForiPad(screenSize: higher, target: target, table: table)
                    )
                    check(try #require(first).fits(try #require(second)), "\(target) on \(screen)")
                }
            }
        }
    }

    /// Returns the size of a random screen that is at least as high as it is wide.
    private func randomScreen(using generator: inout SeededGenerator) -> CGSize {
        let width = CGFloat(Int.random(in: 300...1300, using: &generator))
        return CGSize(width: width, height: width + CGFloat(Int.random(in: 0...700, using: &generator)))
    }
}

extension CGSize {
    /// Returns whether neither side is longer than the other size's.
    fileprivate func fits(_ other: CGSize) -> Bool { width <= other.width && height <= other.height }
}

/// The answers of the current device, as text.
private var currentSizes: String {
    let width = WidgetSize.medium.sizeForCurrentDevice()?.width ?? 0
    let scale = (WidgetSize.medium.scaleFactorForCurrentDevice * 100).rounded() / 100
    let counts = (WidgetSize.supportedSizesForCurrentDevice.count, WidgetFamily.supportedFamiliesForCurrentDevice.count)
    return "\(counts.0), \(counts.1), \(width), \(scale)"
}

private struct CurrentSizes: NonisolatedView {
    var body: some View { Text(currentSizes) }
}
