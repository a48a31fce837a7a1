/// The orientation of a device, or of the content of its screen.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable, Identifiable {
    /// Upright.
    case portrait
    /// On its side, its top at the right.
    case landscapeRight
    /// On its side, its top at the left.
    case landscapeLeft
    /// Upside down.
    case portraitUpsideDown

    /// The orientation itself.
    public var id: Self { self }
}
