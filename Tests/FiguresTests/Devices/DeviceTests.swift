import GridPress
import Testing
import ViewSupport

@Suite("A device")
struct DeviceTests {
    @Test("is a phone of 390 by 844 points, held upright and free to turn, unless something else is said")
    func standard() throws {
        let noted = Box<EnvironmentValues?>(nil)
        _ = try drawn { EnvironmentReader { noted.value = $0 } }
        let environment = try #require(noted.value)
        #expect(
            environment.device == DeviceProfile(screenSize: CGSize(width: 390, height: 844), idiom: .phone, scale: 2)
        )
        #expect(environment.deviceOrientation == .portrait)
        #expect(environment.interfaceOrientation == .portrait)
        #expect(environment.supportedOrientations == FUInterfaceOrientation.allCases)
    }

    @Test("is what the environment says, for the views inside")
    func environment() throws {
        let noted = Box<EnvironmentValues?>(nil)
        _ = try drawn {
            EnvironmentReader { noted.value = $0 }
                .device(.iPadPro11).deviceOrientation(.landscapeLeft).supportedOrientations([.portrait])
        }
        #expect(noted.value?.device == .iPadPro11 && noted.value?.deviceOrientation == .landscapeLeft)
        #expect(noted.value?.interfaceOrientation == .portrait)
        _ = try drawn { EnvironmentReader { noted.value = $0 }.deviceOrientation(nil) }
        #expect(noted.value.map { $0.deviceOrientation == nil } == true)
        _ = try drawn { EnvironmentReader { noted.value = $0 }.interfaceOrientation(.portraitUpsideDown) }
        #expect(noted.value?.interfaceOrientation == .portraitUpsideDown)
    }

    @Test("has a screen that is measured upright, however its size is written")
    func upright() {
        let size = CGSize(width: 1194, height: 834)
        #expect(DeviceProfile(screenSize: size, idiom: .pad) == .iPadPro11)
        #expect(DeviceProfile.watchUltra.watchSize == 49 && DeviceProfile.watchUltra.idiom == .watch)
    }
}

/// A view that passes its environment to a closure.
struct EnvironmentReader: NonisolatedView {
    let note: (EnvironmentValues) -> Void
    @Environment(\.self) private var environment

    init(_ note: @escaping (EnvironmentValues) -> Void) { self.note = note }

    var body: some View {
        note(environment)
        return Color.clear.frame(width: 1, height: 1)
    }
}
