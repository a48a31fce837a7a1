// Made by Scripts/generate-forms. Don't edit.
// swift-format-ignore-file

extension Window {
    /// Creates a window with a title, an identifier and content.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension UtilityWindow {
    /// Creates a utility window with a title, an identifier and content.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(Text(title), id: id, content: content)
    }
}

extension MenuBarExtra {
    /// Creates a menu bar item with content and a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == Text {
        self.init(title: String(title), content)
    }

    /// Creates a menu bar item with content and a title.
    ///
    /// The symbol isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool> = .constant(true),
        @ViewBuilder content: @escaping () -> Content
    ) where Label == GridPressControls.Label<Text, Image> {
        self.init(title: String(title), content)
    }
}

extension WindowGroup {
    /// Creates a group of windows with a title and content.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), content)
    }

    /// Creates a group of windows with a title, an identifier and content.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: @escaping () -> Content) {
        self.init(title: String(title), content)
    }

    /// Creates a group of windows with a title, which present values of a type.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Hashable & Codable, C: View>(
        _ title: S,
        id: String? = nil,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title: String(title)) { PresentedWindowContent(content: content(.constant(nil))) }
    }
}

extension Button where Label == Text {
    /// Creates a button with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping () -> Void) {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == GridPressControls.Label<Text, Image> {
    /// Creates a button with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole? = nil,
        action: @escaping () -> Void
    ) {
        self.init(role: role, action: action) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension Link where Label == Text {
    /// Creates a link with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: URL) {
        self.init(destination: destination) { Text(title).leading(to: destination) }
    }
}

extension ColorPicker where Label == Text {
    /// Creates a color picker with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection) { Text(title) }
    }
}

extension ContentUnavailableView
where Label == GridPressControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// Creates a view with a title, a symbol and a description.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, description: Text? = nil) {
        self.init {
            GridPressControls.Label(title, systemImage: systemImage)
        } description: {
            description
        }
    }

    /// Creates a view with a title, an image and a description.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: String, description: Text? = nil) {
        self.init {
            GridPressControls.Label(title, image: image)
        } description: {
            description
        }
    }
}

extension ControlGroup {
    /// Creates a group of controls with a title.
    ///
    /// The default style doesn't draw the title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content(), label: AnyView(Text(title)))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title, and an image with a generated name.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init {
            Text(title)
        } icon: {
            Image(resource)
        }
    }
}

extension DatePicker where Label == Text {
    /// Creates a date picker with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Date>,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, displayedComponents: displayedComponents) { Text(title) }
    }

    /// Creates a date picker with a range of dates and a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, Bounds: RangeExpression<Date>>(
        _ title: S,
        selection: Binding<Date>,
        in bounds: Bounds,
        displayedComponents: Components = [.date, .hourAndMinute]
    ) {
        self.init(selection: selection, in: bounds, displayedComponents: displayedComponents) { Text(title) }
    }
}

extension DisclosureGroup where Label == Text {
    /// Creates a disclosure group with a title that shows its content if a binding is `true`.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: @escaping () -> Content
    ) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }

    /// Creates a disclosure group with a title that is collapsed.
    ///
    /// Its content isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension GroupBox where Label == Text {
    /// Creates a group with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }

    /// Creates a label with a title and an image.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension LabeledContent where Label == Text {
    /// Creates content with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

extension LabeledContent where Label == Text, Content == Text {
    /// Creates a value with a title.
    ///
    /// The value is formatted in English.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, F: FormatStyle>(_ title: S, value: F.FormatInput, format: F)
    where F.FormatOutput == String {
        self.init(title) { Text(value, format: format) }
    }
}

extension Menu where Label == Text {
    /// Creates a menu with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }

    /// Creates a menu with a title and a primary action.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        label = Text(title)
    }
}

extension Menu where Label == GridPressControls.Label<Text, Image> {
    /// Creates a menu with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
        label = GridPressControls.Label(title, systemImage: systemImage)
    }
}

extension MenuButton where Label == Text {
    /// Creates a menu with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) { label = Text(title) }
}

extension MultiDatePicker where Label == Text {
    /// Creates a picker of days with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {
        self.init(selection: selection) { Text(title) }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == GridPressControls.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
    /// Creates a view of indeterminate progress with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(part: nil, label: Text(title), current: nil) }

    /// Creates a progress view with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1) {
        self.init(part: value.map { Double($0 / total) }, label: Text(title), current: nil)
    }
}

extension ShareLink where Label == GridPressControls.Label<Text, Image> {
    /// Creates a share link for an item, with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, Item>(_ title: S, item: Item, subject: Text? = nil, message: Text? = nil) {
        self.init(Text(title))
    }

    /// Creates a share link for an item with a preview, and a title.
    ///
    /// The preview isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, Item, PreviewImage, PreviewIcon>(
        _ title: S,
        item: Item,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) {
        self.init(Text(title))
    }
}

extension SharePreview where Image == Never, Icon == Never {
    /// Creates a preview with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init() }
}

extension SharePreview where Icon == Never {
    /// Creates a preview with a title and an image.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init() }
}

extension SharePreview where Image == Never {
    /// Creates a preview with a title and an icon.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init() }
}

extension SharePreview {
    /// Creates a preview with a title, an image and an icon.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init() }
}

extension Toggle where Label == Text {
    /// Creates a toggle for several values with a title.
    ///
    /// The toggle is on if there are values and all of them are on.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}

extension Stepper where Label == Text {
    /// Creates a stepper with a title that runs an action for each step.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        onIncrement: (() -> Void)?,
        onDecrement: (() -> Void)?,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }

    /// Creates a stepper for a value, with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }

    /// Creates a stepper for a value in a range, with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Strideable>(
        _ title: S,
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) {
        label = Text(title)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title, which an empty field shows.
    ///
    /// `onCommit` never runs.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }

    /// Creates a text field with a title, which an empty field shows.
    ///
    /// The selection isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(title, text: text, prompt: prompt)
    }

    /// Creates a text field of a value that a formatter converts, with a title.
    ///
    /// An empty field shows the title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil) {
        self.init(value: value, formatter: formatter, prompt: prompt) { Text(title) }
    }

    /// Creates a text field of a value that a formatter converts, with a title.
    ///
    /// The closures never run.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) {
        self.init(value: value, formatter: formatter) { Text(title) }
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a title, which an empty field shows.
    ///
    /// `onCommit` never runs.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(title, text: text)
    }
}

extension TextField where Label == Text {
    /// Creates a text field with a title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }

    /// Creates a text field with a title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    ///
    /// `axis` has no effect.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis) {
        self.init(title, text: text, prompt: prompt)
    }
}

extension SecureField where Label == Text {
    /// Creates a secure field with a title.
    ///
    /// An empty field shows the prompt, or the title if the prompt is `nil`.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text? = nil) {
        self.init(text: text, prompt: prompt) { Text(title) }
    }
}

extension Toggle where Label == Text {
    /// Creates a toggle with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) { self.init(isOn: isOn) { Text(title) } }
}

extension Toggle where Label == GridPressControls.Label<Text, Image> {
    /// Creates a toggle with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { GridPressControls.Label(title, systemImage: systemImage) }
    }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
    /// Creates a section with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(content: content) { Text(title) }
    }

    /// Creates a section with a title.
    ///
    /// The section always shows its title, and shows its content if the binding is `true`.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        self.init(isExpanded: isExpanded, content: content) { Text(title) }
    }
}

nonisolated extension View {
    /// Adds a text as a badge to the tab item or list row; `nil` adds no badge.
    ///
    /// The label isn't localized.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> ModifiedView<Self> { badge(label.map { Text($0) }) }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    ///
    /// The binding and the destination have no effect.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(title, destination: destination)
    }

    /// Creates a link with a title.
    ///
    /// The binding and the destination have no effect.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(title, destination: destination)
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a title.
    ///
    /// The destination isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, destination: Destination) { label = Text(title) }

    /// Creates a link with a title.
    ///
    /// The destination isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) { label = Text(title) }
}

extension NavigationLink where Label == Text, Destination == Never {
    /// Creates a link with a title, which presents a value.
    ///
    /// The value's screen isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

nonisolated extension View {
    /// Sets the localized subtitle of a navigation stack's screen; has no effect elsewhere.
    ///
    /// The subtitle isn't localized.
    @_disfavoredOverload
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> ModifiedView<Self> {
        navigationSubtitle(Text(subtitle))
    }
}

nonisolated extension View {
    /// Sets the localized title of a navigation stack's screen; has no effect elsewhere.
    ///
    /// The view must be the root of the stack, not a part of it.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> ModifiedView<Self> { navigationTitle(Text(title)) }
}

nonisolated extension View {
    /// Adds a search field to a navigation stack's screen; has no effect elsewhere.
    ///
    /// The prompt isn't localized.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> ModifiedView<Self> {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    ///
    /// The prompt isn't localized.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        tokens: Binding<C>,
        suggestedTokens: Binding<C>? = nil,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (C.Element) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the tokens aren't drawn.
    ///
    /// The prompt isn't localized.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, T: View>(
        text: Binding<String>,
        editableTokens: Binding<C>,
        isPresented: Binding<Bool> = .constant(false),
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder token: @escaping (Binding<C.Element>) -> T
    ) -> ModifiedView<Self> where C.Element: Identifiable {
        searchField(text, placement, Text(prompt))
    }

    /// Adds a search field to a navigation stack's screen; the suggestions aren't drawn.
    ///
    /// The prompt isn't localized.
    @_disfavoredOverload
    public func searchable<S: StringProtocol, V: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> ModifiedView<Self> {
        searchField(text, placement, Text(prompt))
    }
}

extension Tab where Label == GridPressControls.Label<Text, Image> {
    /// Creates a tab with a title, a symbol and a value.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a tab with a title, an image and a value.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(value: value, content: content) { GridPressControls.Label(title, image: image) }
    }
}

extension Tab where Value == Never, Label == GridPressControls.Label<Text, Image> {
    /// Creates a tab with a title and a symbol.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressControls.Label(title, systemImage: systemImage) }
    }

    /// Creates a tab with a title and an image.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { GridPressControls.Label(title, image: image) }
    }
}

extension TabSection where Header == Text {
    /// Creates a section with a title, which isn't drawn.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content) {
        self.init(content: content) { Text(title) }
    }
}

nonisolated extension TabContent {
    /// Adds a text as a badge to the tab items; `nil` adds no badge.
    ///
    /// The label isn't localized.
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> TabContentList<TabValue> { changed { $0.badge(label) } }
}

extension TableColumn where Sort == Never, Label == Text {
    /// Creates a column with a title.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
        self.init(label: Text(title), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    /// Creates a column with a title and a property to sort by.
    ///
    /// The property has no effect.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {
        self.init(label: Text(title), cell: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    /// Creates a column with a title, which shows a property.
    ///
    /// The title isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), cell: { Text($0[keyPath: value]) })
    }
}
