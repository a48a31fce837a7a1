import Cards
import GridPressTesting
import Testing

@MainActor @Suite struct CardTests {
    @Test func profileCard() {
        assertSnapshot(of: ProfileCard(), as: .svg, width: 300)
    }
}
