/// The limits of what a preview may take.
package struct PreviewLimits: Hashable, Sendable {
    /// The time for a preview with all of its variants, in seconds.
    package var seconds = 20.0
    /// The memory of the program, in bytes.
    package var memory: UInt64 = 2 << 30

    package init() {}
}
