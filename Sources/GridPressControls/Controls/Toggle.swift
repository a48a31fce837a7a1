/// A control that turns a value on or off.
///
/// Draws the current value. It never changes in a static rendering.
public struct Toggle<Label: View>: NonisolatedView {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// Creates a toggle with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The toggle in the current style.
    public var body: some View { styled(style) }

    private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
        let label = ToggleStyleConfiguration.Label(view: AnyView(label))
        let configuration = ToggleStyleConfiguration(label: label, isOn: isOn)
        let settings: [Drawing.Setting] = .of { $0.add(.isOn, isOn: isOn.wrappedValue) }
        return AnyView(
            // A toggle inside a custom style has the default style.
            StyleBody(style, configuration).environment(\.toggleStyle, DefaultToggleStyle()).asControl(
                "Toggle",
                settings,
                rowLabel: self.label.wordsInSpeech
            )
        )
    }
}

extension Toggle where Label == Text {
    // Also with a string.
    /// Creates a toggle with a localized title.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == GridPressControls.Label<Text, Image> {
    // Also with a string.
    /// Creates a toggle with a localized title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// Creates a toggle from the configuration that a style receives, so that a style can build on other styles.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// The style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle: ViewStyle where Parts == ToggleStyleConfiguration {
    /// The parts and the state of a toggle.
    typealias Configuration = ToggleStyleConfiguration
}

/// The parts and the state of a toggle, for a style.
public struct ToggleStyleConfiguration {
    /// The label of the toggle.
    public let label: Label
    /// A Boolean value that indicates whether the toggle is on.
    @Binding public var isOn: Bool
    /// A Boolean value that indicates whether only some of several values are on.
    ///
    /// Always `false`.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

nonisolated extension View {
    /// Sets the style of toggles.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedView<Self> { environment(\.toggleStyle, style) }
}

extension EnvironmentValues {
    @Entry fileprivate(set) var toggleStyle: any ToggleStyle = DefaultToggleStyle()
}
