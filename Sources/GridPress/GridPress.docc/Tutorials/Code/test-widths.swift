import Cards
import GridPressTesting
import Testing

@MainActor @Suite struct CardTests {
    @Test func profileCard() {
        assertSnapshot(of: ProfileCard(), as: .svg, width: 300)
    }

    @Test(arguments: [220, 300, 420]) func widths(width: CGFloat) {
        assertSnapshot(of: ProfileCard(), as: .json, width: width, named: "\(width)")
    }
}
