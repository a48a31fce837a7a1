import SwiftUI

/// A label in a capsule that is on or off.
public struct Chip: View {
    private let title: String
    private let isOn: Bool

    /// Creates a chip with a title.
    public init(_ title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
    }

    /// The title in its capsule.
    public var body: some View {
        Text(title)
            .font(.callout)
            .foregroundStyle(isOn ? Color.white : Color.primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(isOn ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
    }
}

/// The style of a chip, as data.
public struct ChipStyle: Codable {
    /// The name of the color.
    public var color = "blue"
    /// The size of the letters, in points.
    public var size = 16
    /// Whether the chip has a border.
    public var hasBorder = false

    /// The default style.
    public init() {}
}
