import SwiftUI

/// A word in a capsule that is on or off.
public struct Chip: View {
    private let title: String
    private let isOn: Bool

    /// A chip with a word.
    public init(_ title: String, isOn: Bool = false) {
        self.title = title
        self.isOn = isOn
    }

    /// The word in its capsule.
    public var body: some View {
        Text(title)
            .font(.callout)
            .foregroundStyle(isOn ? Color.white : Color.primary)
            .padding(.horizontal, 12)
            .padding(.vertical, 6)
            .background(isOn ? Color.blue : Color.gray.opacity(0.2), in: Capsule())
    }
}

/// The kind of a chip, for programs.
public struct ChipStyle: Codable {
    /// The color by its name.
    public var color = "blue"
    /// The size of the letters.
    public var size = 16
    /// Whether the chip has a border.
    public var hasBorder = false

    /// The default style.
    public init() {}
}
