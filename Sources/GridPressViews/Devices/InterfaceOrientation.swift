/// The orientation of a device's interface.
public enum InterfaceOrientation: String, Hashable, Sendable, CaseIterable, Identifiable {
    /// Portrait.
    case portrait
    /// Landscape, with the device's top at the right.
    case landscapeRight
    /// Landscape, with the device's top at the left.
    case landscapeLeft
    /// Portrait, upside down.
    case portraitUpsideDown

    /// The orientation itself.
    public var id: Self { self }
}
