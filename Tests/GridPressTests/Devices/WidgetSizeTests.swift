import GridPress
import GridPressProperties
import Testing

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

    @Test("of a tablet is smaller on its home screen than in its design")
    func tablet() throws {
        let canvas = WidgetSize.medium.size(on: .iPadPro12, iPadTarget: .designCanvas)
        #expect(canvas == CGSize(width: 378.5, height: 170))
        #expect(WidgetSize.medium.size(on: .iPadPro12) == CGSize(width: 356, height: 160))
        #expect(WidgetSize.medium.scaleFactor(on: .iPadPro12) == 356 / 378.5)
    }

    @Test("exists where the kind of device shows widgets of that size")
    func support() {
        #expect(WidgetSize.supportedSizes(for: .pad) == [.small, .medium, .large, .extraLarge])
        #expect(WidgetSize.supportedSizes(for: .phone, table: .v041) == [.small, .medium, .large])
        for idiom in [.watch, .tv, .carPlay, .mac, .vision, .unspecified] as [Device.Idiom] {
            #expect(WidgetSize.supportedSizes(for: idiom).isEmpty)
        }
        #expect(WidgetSize.accessoryInline.size(on: .standard, table: .v041) == nil)
        #expect(WidgetSize.accessoryInline.size(on: .iPadAir) == nil)
        #expect(WidgetSize.medium.size(on: .watchUltra) == CGSize(width: 191, height: 81.5))
        #expect(WidgetSize.small.size(on: Device(screenSize: CGSize(width: 1000, height: 1000), idiom: .mac)) == nil)
    }

    @Test("and a family of widgets stand for each other")
    func families() {
        for size in WidgetSize.allCases { #expect(size.widgetFamily.size == size) }
        #expect(WidgetFamily.accessoryCorner.size == nil && WidgetSize.small.id == .small)
    }

    @Test("of a device is one that it supports, and lies between the least and the largest there are")
    func limits() throws {
        for seed in 0..<20_000 {
            var generator = SeededGenerator(seed: seed)
            let screen = randomScreen(using: &generator)
            for table in [WidgetSizeTable.v041, .newest] {
                let phone = table.sizesForiPhone(screenSize: screen)
                let canvas = table.sizesForiPad(screenSize: screen, target: .designCanvas)
                let home = table.sizesForiPad(screenSize: screen, target: .homeScreen)
                #expect(Set(phone.keys) == Set(table.supportedSizes(for: .phone)), "seed \(seed): \(screen)")
                #expect(Set(home.keys) == Set(table.supportedSizes(for: .pad)), "seed \(seed): \(screen)")
                for sizes in [phone, canvas, home] {
                    for (size, lengths) in sizes {
                        let most = try #require(table.maximumSizes[size])
                        #expect(lengths.fits(most), "seed \(seed): \(size) on \(screen)")
                    }
                }
                for size in [WidgetSize.small, .medium, .large] {
                    let least = try #require(table.minimumSizes[size])
                    #expect(least.fits(try #require(phone[size])), "seed \(seed): \(size) on \(screen)")
                }
                // Only tablets show the largest widget, whose least size is the least on a home screen.
                let least = try #require(table.minimumSizes[.extraLarge])
                #expect(least.fits(try #require(home[.extraLarge])), "seed \(seed): \(screen)")
                for (size, lengths) in home {
                    #expect(lengths.fits(try #require(canvas[size])), "seed \(seed): \(size) on \(screen)")
                }
            }
        }
    }

    @Test("on the home screen doesn't shrink as a screen of the same width gets higher")
    func monotone() throws {
        for seed in 0..<20_000 {
            var generator = SeededGenerator(seed: seed)
            let screen = randomScreen(using: &generator)
            let higher = CGSize(width: screen.width, height: screen.height + .random(in: 0...400, using: &generator))
            for table in [WidgetSizeTable.v041, .newest] {
                for size in [WidgetSize.small, .medium, .large] {
                    let (first, second) = (
                        size.sizeForiPhone(screenSize: screen, table: table),
                        size.sizeForiPhone(screenSize: higher, table: table)
                    )
                    #expect(try #require(first).fits(try #require(second)), "seed \(seed): \(size) on \(screen)")
                }
                for target in WidgetTarget.allCases {
                    let (first, second) = (
                        WidgetSize.extraLarge.sizeForiPad(screenSize: screen, target: target, table: table),
                        WidgetSize.extraLarge.sizeForiPad(screenSize: higher, target: target, table: table)
                    )
                    #expect(try #require(first).fits(try #require(second)), "seed \(seed): \(target) on \(screen)")
                }
            }
        }
    }

    /// A screen that is at least as high as it is wide.
    private func randomScreen(using generator: inout SeededGenerator) -> CGSize {
        let width = CGFloat(Int.random(in: 300...1300, using: &generator))
        return CGSize(width: width, height: width + CGFloat(Int.random(in: 0...700, using: &generator)))
    }
}

extension CGSize {
    /// Whether neither side is longer than that of another.
    fileprivate func fits(_ other: CGSize) -> Bool { width <= other.width && height <= other.height }
}
