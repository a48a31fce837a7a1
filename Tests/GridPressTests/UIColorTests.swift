import GridPress
import GridPressProperties
import Testing
import ViewSupport

@Suite("A colour of UIKit")
struct UIColorTests {
    @Test("gives its parts back as they were given")
    func parts() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        #expect(color.withAlphaComponent(1).alphaComponent == 1)
        #expect(color == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5))
    }

    @Test("has the hue, saturation and brightness that it was made of")
    func hue() {
        forEach(0..<12) { step, check in
            let turn = CGFloat(step) / 12
            let color = UIColor(hue: turn, saturation: 0.8, brightness: 0.6, alpha: 1)
            var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
            color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
            check(hue ≈ turn)
            check(saturation ≈ 0.8)
            check(brightness ≈ 0.6)
        }
    }

    @Test("is drawn with parts beyond 0 and 1 clamped")
    func clamped() {
        #expect(Color(UIColor.red.adjusted(by: 60)) == Color(red: 1, green: 0.6, blue: 0.6))
        #expect(Color(UIColor.red.adjusted(by: -60)) == Color(red: 0.4, green: 0, blue: 0))
    }

    @Test("is found by its name where a colour is made, and adapts where those of the system do")
    func names() throws {
        #expect(Color(.blue) == Color(red: 0, green: 0, blue: 1))
        #expect(Color(.systemBlue) == .blue)
        #expect(Color(uiColor: .label) == .primary)
        #expect(Color(nsColor: .labelColor) == .primary)
        #expect(Color(.secondaryLabel) == Color(light: .secondary, dark: .secondary))
        #expect(Color(UIColor(Color.teal)) == .teal)
        #expect(Color(UIColor(hex: 0x336699)) == Color(red: 0.2, green: 0.4, blue: 0.6))
    }

    @Test("of a catalogue is grey, and a finding that names it")
    func asset() throws {
        let drawing = try drawn(width: 10, height: 10) { Color("brand") }
        #expect(drawing.codes == [.unknownColor])
        #expect(drawing.findings.first?.message.contains("\"brand\"") == true)
    }
}

extension UIColor {
    /// A convenience initializer, declared as in code for UIKit.
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16) / 255,
            green: CGFloat(hex >> 8 & 0xff) / 255,
            blue: CGFloat(hex & 0xff) / 255,
            alpha: 1
        )
    }
}
