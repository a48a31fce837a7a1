/// The order of the items in a menu.
///
/// Has no effect in a static rendering.
public enum MenuOrder: Hashable, Sendable {
    /// The default order.
    case automatic
    /// The first item at the top.
    case fixed
    /// The first item closest to the finger.
    case priority
}
