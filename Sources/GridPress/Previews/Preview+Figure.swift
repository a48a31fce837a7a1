extension Preview {
    /// Returns the preview as a figure with the size that its traits demand.
    ///
    /// - Parameter screenSize: The size of the screen, held upright, for previews with the layout of a device. Without
    ///   one, the figure takes the size of the content.
    public func figure(screenSize: CGSize? = DeviceProfile.standard.screenSize) async throws -> Figure {
        let content = try await content()
        let size = size(on: screenSize)
        return Figure(displayName ?? "Preview", width: size?.width, height: size?.height) { content }
    }
}
