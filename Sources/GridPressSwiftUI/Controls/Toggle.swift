/// Something that is on or off.
public struct Toggle<Label: View>: NonisolatedView {
    private let isOn: Binding<Bool>
    private let label: Label
    @Environment(\.toggleStyle) private var style

    /// A switch with a label.
    public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.isOn = isOn
        self.label = label()
    }

    /// The switch in its style.
    public var body: some View { styled(style) }

    private func styled<S: ToggleStyle>(_ style: S) -> AnyView {
        let label = ToggleStyleConfiguration.Label(view: AnyView(label))
        let configuration = ToggleStyleConfiguration(label: label, isOn: isOn)
        let settings: [Drawing.Setting] = .of { $0.add("isOn", isOn: isOn.wrappedValue) }
        return AnyView(
            // A switch in a style has the usual one.
            StyleBody(style, configuration).environment(\.toggleStyle, DefaultToggleStyle()).asControl(
                "Toggle",
                settings,
                rowLabel: self.label.wordsInSpeech
            )
        )
    }
}

extension Toggle where Label == Text {
    /// A switch with a title.
    public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }

    /// A switch with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == GridPressSwiftUI.Label<Text, Image> {
    /// A switch with a title and a symbol.
    public init(_ title: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }

    /// A switch with a title as it stands and a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GridPressSwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
    /// The switch that a style is given, for styles made of others.
    public init(_ configuration: ToggleStyleConfiguration) {
        self.init(isOn: configuration.$isOn) { configuration.label }
    }
}

/// How switches look.
@MainActor @preconcurrency
public protocol ToggleStyle: ViewStyle where Parts == ToggleStyleConfiguration {
    /// The parts and the state of a control.
    typealias Configuration = ToggleStyleConfiguration
}

/// What a style knows about a switch.
public struct ToggleStyleConfiguration {
    /// What is switched.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// What is switched.
        public var body: some View { view }
    }

    /// What is switched.
    public let label: Label
    /// Whether it is on.
    @Binding public var isOn: Bool
    /// Whether some of several are on.
    public let isMixed = false

    init(label: Label, isOn: Binding<Bool>) {
        self.label = label
        _isOn = isOn
    }
}

nonisolated extension View {
    /// Sets how switches look.
    public func toggleStyle<S: ToggleStyle>(_ style: S) -> ModifiedView<Self> { environment(\.toggleStyle, style) }
}

extension EnvironmentValues {
    fileprivate(set) var toggleStyle: any ToggleStyle {
        get { self[ToggleStyleKey.self] }
        set { self[ToggleStyleKey.self] = newValue }
    }

    private enum ToggleStyleKey: EnvironmentKey {
        static var defaultValue: any ToggleStyle { DefaultToggleStyle() }
    }
}
