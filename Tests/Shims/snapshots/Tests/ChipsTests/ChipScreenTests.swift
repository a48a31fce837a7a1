import Chips
import SnapshotTesting
import SwiftUI
import Testing

@MainActor
@Suite(.snapshots(diffTool: .ksdiff))
struct ChipScreenTests {
    private let screen = ChipScreen(["Swift", "Linux", "Grids"])

    @Test func phone() {
        assertSnapshot(of: screen, as: .image(layout: .device(config: .iPhone13)))
    }

    @Test(arguments: ["leftToRight", "rightToLeft"])
    func directions(name: String) {
        let direction: UITraitEnvironmentLayoutDirection = name == "leftToRight" ? .leftToRight : .rightToLeft
        assertSnapshot(
            of: screen,
            as: .image(
                layout: .device(config: .iPadMini(.portrait(splitView: .oneThird))),
                traits: UITraitCollection(layoutDirection: direction)
            ),
            named: name
        )
    }
}
