import Foundation
import GridPress
import GridPressKits
import Testing
import ViewSupport

// Code in the style of SwiftUI's documentation, with colors of UIKit. That it compiles is half of the test.

@MainActor
@Suite("Code written for SwiftUI and UIKit")
struct CardTests {
    @Test("compiles and draws")
    func drawing() throws {
        for view in [AnyView(CardScreen()), AnyView(CardScreen_Previews.previews)] {
            let drawing = try drawn(width: 320, height: 480) { view }
            #expect(!drawing.elements.isEmpty && drawing.findings.allSatisfy { $0.severity <= .note })
        }
    }
}

typealias GridColor = UIColor

extension UIColor {
    func lighter(by percentage: CGFloat = 30) -> UIColor { adjusted(by: abs(percentage)) }
    func darker(by percentage: CGFloat = 30) -> UIColor { adjusted(by: -abs(percentage)) }

    func adjusted(by percentage: CGFloat) -> UIColor {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        self.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(
            red: min(red + percentage / 100, 1.0),
            green: min(green + percentage / 100, 1.0),
            blue: min(blue + percentage / 100, 1.0),
            alpha: alpha
        )
    }

    static var sample: UIColor { UIColor(hue: 120 / 255, saturation: 1, brightness: 1, alpha: 1) }
}

extension Color {
    init(hex: String) {
        var int: UInt64 = 0
        Scanner(string: hex.trimmingCharacters(in: CharacterSet.alphanumerics.inverted)).scanHexInt64(&int)
        self.init(
            .sRGB,
            red: Double(int >> 16) / 255,
            green: Double(int >> 8 & 0xff) / 255,
            blue: Double(int & 0xff) / 255,
            opacity: 1
        )
    }
}

private struct CardScreen: View {
    let color: GridColor = .sample

    var body: some View {
        VStack {
            RoundedRectangle(cornerRadius: 5)
                .fill(
                    LinearGradient(
                        gradient: Gradient(colors: [Color(color.lighter()), Color(color.darker())]),
                        startPoint: .topLeading,
                        endPoint: .bottomTrailing
                    )
                )
                .overlay(RoundedRectangle(cornerRadius: 5).strokeBorder(Color(.darkGray), lineWidth: 3))
            Text("Card").padding(5).background(Color(hex: "#4C8DD6")).cornerRadius(5).clipped()
                .shadow(color: .black.opacity(0.3), radius: 5, x: 0, y: 2)
            Color(.secondaryLabel).frame(height: 2)
            Color(.blue)
            Color.black.edgesIgnoringSafeArea(.all)
        }
        .environment(\.colorScheme, .dark)
    }
}

private struct CardScreen_Previews: PreviewProvider {
    static var previews: some View {
        CardScreen().previewLayout(.sizeThatFits)
    }
}
