/// A device or a window, drawn around views that are laid out on its screen.
///
/// ```swift
/// let figure = Figure("Inbox") {
///     DeviceFrame(.phone, scale: 0.5) {
///         NavigationStack {
///             List {
///                 Text("Solveig Dahl")
///                 Text("Jonas Wolf")
///             }
///             .navigationTitle("Inbox")
///         }
///     }
/// }
/// ```
///
/// The views are offered the safe area of the screen. Backgrounds, bars and views with `ignoresSafeArea()` extend to
/// the edges of the screen, and its rounded corners clip them. The environment contains the `device`, its size
/// classes and its `screenSafeAreaInsets`.
///
/// The frame is drawn in the color scheme of its environment. The status bar also follows `preferredColorScheme(_:)`
/// and `statusBarHidden(_:)` of the views.
public struct DeviceFrame<Content: View>: NonisolatedView {
    private let plan: DeviceFramePlan
    private let content: Content

    /// Creates a frame.
    ///
    /// - Parameters:
    ///   - device: The device or the window.
    ///   - orientation: The orientation of a device. Windows ignore it.
    ///   - screen: The size of the screen in this orientation; `nil` for the size of the device.
    ///   - scale: The scale factor of the frame and its content. An invalid factor has no effect.
    ///   - content: The views on the screen.
    public init(
        _ device: FramedDevice,
        orientation: InterfaceOrientation = .portrait,
        screen: CGSize? = nil,
        scale: CGFloat = 1,
        @ViewBuilder content: () -> Content
    ) {
        plan = DeviceFramePlan(device, orientation: orientation, screen: screen, scale: scale)
        self.content = content()
    }

    /// The views on the screen, inside the frame.
    public var body: some View {
        let outline = plan.screenOutline
        content
            .onScreen(plan.screen, safeAreaInsets: plan.safeAreaInsets)
            .shown(on: plan.device.profile, screenSize: plan.screen)
            .deviceOrientation(plan.orientation)
            .backgroundPreferenceValue(ScreenRequestsKey.self) { requests in
                Rectangle().fill(plan.ground).preferring(requests.scheme).accessibilityHidden(true)
            }
            .overlayPreferenceValue(ScreenRequestsKey.self) { requests in
                SystemOverlays(plan: plan, hidesStatusBar: requests.isStatusBarHidden)
                    .preferring(requests.scheme)
                    .accessibilityHidden(true)
            }
            // A watch has no light scheme.
            .preferring(plan.device.form == .watch ? .dark : nil)
            .containerShape(outline)
            .clipShape(outline)
            .padding(plan.insets)
            .background { DeviceCase(plan: plan).asContainer("DeviceCase").accessibilityHidden(true) }
            .overlay { DeviceCamera(plan: plan).asContainer("DeviceCamera").accessibilityHidden(true) }
            .scaledToFrame(plan.size.scaled(by: plan.scale))
            .asContainer("DeviceFrame", plan.settings)
    }
}

nonisolated extension View {
    /// Lays the view out on the screen of a device, and draws the device or the window around it.
    ///
    /// - Parameters:
    ///   - device: The device or the window.
    ///   - orientation: The orientation of a device. Windows ignore it.
    ///   - screen: The size of the screen in this orientation; `nil` for the size of the device.
    ///   - scale: The scale factor of the frame and the view. An invalid factor has no effect.
    public func deviceFrame(
        _ device: FramedDevice,
        orientation: InterfaceOrientation = .portrait,
        screen: CGSize? = nil,
        scale: CGFloat = 1
    ) -> DeviceFrame<Self> {
        DeviceFrame(device, orientation: orientation, screen: screen, scale: scale) { self }
    }

    /// Draws the view in a color scheme; `nil` keeps the scheme of the environment.
    @ViewBuilder fileprivate func preferring(_ scheme: ColorScheme?) -> some View {
        if let scheme { environment(\.colorScheme, scheme) } else { self }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
