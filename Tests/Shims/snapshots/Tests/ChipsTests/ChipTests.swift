import Chips
import SnapshotTesting
import SwiftUI
import XCTest

final class ChipTests: XCTestCase {
    func testChip() {
        assertSnapshot(of: Chip("Swift"), as: .image)
        assertSnapshot(of: Chip("Swift", isOn: true), as: .image)
    }

    func testSizes() {
        let chip = Chip("Swift")
        assertSnapshot(of: chip, as: .image(layout: .fixed(width: 120, height: 60)), named: "fixed")
        assertSnapshot(of: chip, as: .image(precision: 0.99, layout: .sizeThatFits), named: "its own")
        assertSnapshot(
            matching: chip,
            as: .image(
                layout: .sizeThatFits,
                traits: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
            ),
            named: "large"
        )
    }

    func testSchemes() {
        assertSnapshots(
            of: Chip("Swift"),
            as: [
                "light": .image(traits: UITraitCollection(userInterfaceStyle: .light)),
                "dark": .image(traits: UITraitCollection(userInterfaceStyle: .dark)),
            ]
        )
    }

    func testController() {
        let controller = UIHostingController(rootView: Chip("Swift"))
        assertSnapshot(of: controller, as: .image(on: .iPhoneSe(.landscape)))
    }

    func testStyle() {
        assertSnapshot(of: ChipStyle(), as: .json)
        assertSnapshot(of: ChipStyle(), as: .dump)
        assertSnapshot(of: "One\nTwo", as: .lines)
    }

    func testDifferenceAsText() {
        withSnapshotTesting(record: .never) {
            let message = verifySnapshot(of: "Three", as: .lines, named: "absent")
            XCTAssertEqual(message?.hasPrefix("No reference was found on disk"), true)
        }
    }
}
