import SwiftUI

#if canImport(UIKit)
    import UIKit

    /// The color type of the system.
    public typealias PlatformColor = UIColor
    /// The image type of the system.
    public typealias PlatformImage = UIImage
    /// The font type of the system.
    public typealias PlatformFont = UIFont
    /// The view type of the system.
    public typealias PlatformView = UIView
    /// The protocol of views that wrap one of the system.
    public typealias PlatformViewRepresentable = UIViewRepresentable
#elseif canImport(AppKit)
    import AppKit

    /// The color type of the system.
    public typealias PlatformColor = NSColor
    /// The image type of the system.
    public typealias PlatformImage = NSImage
    /// The font type of the system.
    public typealias PlatformFont = NSFont
    /// The view type of the system.
    public typealias PlatformView = NSView
    /// The protocol of views that wrap one of the system.
    public typealias PlatformViewRepresentable = NSViewRepresentable
#endif

extension Color {
    /// The ground of a window.
    public static var platformBackground: Color {
        #if canImport(UIKit)
            Color(uiColor: .systemBackground)
        #elseif canImport(AppKit)
            Color(nsColor: .windowBackgroundColor)
        #endif
    }

    /// The ground of a group of rows.
    public static var platformGroupedBackground: Color {
        #if canImport(UIKit)
            Color(uiColor: .systemGroupedBackground)
        #elseif canImport(AppKit)
            Color(nsColor: .underPageBackgroundColor)
        #endif
    }

    /// The color of lines.
    public static var platformSeparator: Color {
        #if canImport(UIKit)
            Color(uiColor: .separator)
        #elseif canImport(AppKit)
            Color(nsColor: .separatorColor)
        #endif
    }

    /// The parts of the color in the standard color space, or `nil` if it has none.
    public var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)? {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #if canImport(UIKit)
            guard UIColor(self).getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
        #elseif canImport(AppKit)
            guard let color = NSColor(self).usingColorSpace(.sRGB) else { return nil }
            color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #endif
        return (red, green, blue, alpha)
    }
}

private struct SystemColors: View {
    private let colors: [(String, Color)] = [
        ("Background", .platformBackground), ("Grouped", .platformGroupedBackground), ("Separator", .platformSeparator),
    ]

    var body: some View {
        HStack(spacing: 16) {
            ForEach(colors, id: \.0) { name, color in
                VStack {
                    RoundedRectangle(cornerRadius: 10)
                        .fill(color)
                        .overlay(RoundedRectangle(cornerRadius: 10).stroke(Color.platformSeparator))
                        .frame(width: 80, height: 56)
                    Text(name).font(.caption)
                }
            }
        }
        .padding()
    }
}

#Preview("System colors", traits: .sizeThatFitsLayout) { SystemColors() }
