/// The limits of time and memory for previews.
package struct PreviewLimits: Hashable, Sendable {
    /// The maximum time for a preview with all its variants, in seconds.
    package var seconds = 20.0
    /// The maximum memory of the program, in bytes.
    package var memory: UInt64 = 2 << 30

    package init() {}
}
