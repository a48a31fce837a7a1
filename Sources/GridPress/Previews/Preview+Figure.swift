extension Preview {
    /// Returns the preview as a figure of the size that its traits request.
    ///
    /// - Parameter screenSize: The size of the screen in portrait orientation, for previews with the layout of a
    ///   device. With `nil`, the figure has the size of the content.
    /// - Throws: An error that a preview modifier in the traits throws.
    public func figure(screenSize: CGSize? = DeviceProfile.standard.screenSize) async throws -> Figure {
        let content = try await content()
        let size = size(on: screenSize)
        return Figure(displayName ?? "Preview", width: size?.width, height: size?.height) { content }
    }
}
