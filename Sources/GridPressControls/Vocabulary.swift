// Made by Scripts/generate-vocabulary from Scripts/vocabulary/GridPressControls.txt. Don't edit.
// swift-format-ignore-file

nonisolated extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A style that draws a group as a closed menu: a button with the label.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

nonisolated extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    /// The default style.
    public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated extension LabelStyle where Self == DefaultLabelStyle {
    /// The default style: the icon at the leading side of the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// A style that shows the icon at the leading side of the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

nonisolated extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// A style that shows the title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

nonisolated extension LabelStyle where Self == IconOnlyLabelStyle {
    /// A style that shows the icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// The style of rows with lines between them.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// The style of inset rows, drawn as plain rows.
    public static var inset: InsetListStyle { InsetListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
    /// The style of sidebars, drawn as groups with round corners.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
    /// The style of groups that extend from side to side.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// The style of groups with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

nonisolated extension MenuStyle where Self == BorderedButtonMenuStyle {
    /// A button with a border.
    public static var borderedButton: BorderedButtonMenuStyle { BorderedButtonMenuStyle() }
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    /// The default navigation style.
    public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    /// The style that shows one screen.
    public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
    /// The style that shows screens in columns.
    public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension PickerStyle where Self == DefaultPickerStyle {
    /// The default style: the selected option on a button.
    public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
    /// All options in a column, with a checkmark at the selected one.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == RadioGroupPickerStyle {
    /// All options in a column, with round marks.
    public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
    /// The selected option and its neighbors on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The selected option on a row that leads to another screen.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The default style: the label in the tint, without a border.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// A style that doesn't change the label.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// A style without a border: the label in the tint.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// A style that draws the label in the color of links.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A style with the tint as its background and a white label.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A background in the tint, with a white label.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

nonisolated extension ProgressViewStyle where Self == DefaultProgressViewStyle {
    /// The default style: a bar for determinate progress, otherwise a spinner.
    public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == LinearProgressViewStyle {
    /// A bar.
    public static var linear: LinearProgressViewStyle { LinearProgressViewStyle() }
}

nonisolated extension ProgressViewStyle where Self == CircularProgressViewStyle {
    /// A ring for determinate progress, otherwise a spinner.
    public static var circular: CircularProgressViewStyle { CircularProgressViewStyle() }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
    /// The default tab view style.
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    /// The style with a bar or a sidebar, drawn with a bar.
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
    /// The style with a bar.
    public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
    /// The style with groups of tabs, drawn with a bar.
    public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default table style.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

nonisolated extension ToggleStyle where Self == DefaultToggleStyle {
    /// The default style: a switch.
    public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

nonisolated extension ToggleStyle where Self == CheckboxToggleStyle {
    /// A box with a checkmark.
    public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}

nonisolated extension ToggleStyle where Self == ButtonToggleStyle {
    /// A button, prominent while the toggle is on.
    public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

/// The parts of a date that a picker shows.
public struct DatePickerComponents: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The day, the month and the year.
    public static let date: DatePickerComponents = DatePickerComponents(rawValue: 1)
    /// The hour and the minute.
    public static let hourAndMinute: DatePickerComponents = DatePickerComponents(rawValue: 2)
}

/// The ways in which people can customize a column.
///
/// They have no effect in a static rendering.
public struct TableColumnCustomizationBehavior: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The column can be moved.
    public static let reorder: TableColumnCustomizationBehavior = TableColumnCustomizationBehavior(rawValue: 1)
    /// The column can be resized.
    public static let resize: TableColumnCustomizationBehavior = TableColumnCustomizationBehavior(rawValue: 2)
    /// The column can be hidden.
    public static let visibility: TableColumnCustomizationBehavior = TableColumnCustomizationBehavior(rawValue: 4)
    /// All customizations.
    public static let all: TableColumnCustomizationBehavior = [.reorder, .resize, .visibility]
}

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
    /// The smallest size.
    case mini
    /// A size between `mini` and `regular`.
    case small
    /// The default size.
    case regular
    /// A size between `regular` and `extraLarge`.
    case large
    /// The largest size.
    case extraLarge
}

/// The visibility of the columns of a split view.
public enum NavigationSplitViewVisibility: Hashable, Sendable {
    /// All columns are visible.
    case automatic
    /// All columns are visible.
    case all
    /// The last two columns are visible.
    case doubleColumn
    /// Only the last column is visible.
    case detailOnly
}

/// A column of a split view.
public enum NavigationSplitViewColumn: Hashable, Sendable {
    /// The first column.
    case sidebar
    /// The column in the middle.
    case content
    /// The last column.
    case detail
}

extension NavigationBarItem {
    /// The display mode of a title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// The default mode, drawn as a large title.
        case automatic
        /// A title in the middle of a low bar.
        case inline
        /// A large title.
        case large
    }
}

extension SearchFieldPlacement {
    /// The display mode of a search field below the title while content is scrolled.
    ///
    /// It has no effect.
    public enum NavigationBarDrawerDisplayMode: Hashable, Sendable {
        /// The default mode.
        case automatic
        /// The field is always visible.
        case always
    }
}

extension PageTabViewStyle {
    /// The display mode of the page dots.
    public enum IndexDisplayMode: Hashable, Sendable {
        /// The default: dots are drawn.
        case automatic
        /// Dots are drawn.
        case always
        /// Dots aren't drawn.
        case never
    }
}

/// The placement of the bottom accessory of a tab view.
public enum TabViewBottomAccessoryPlacement: Hashable, Sendable {
    /// Beside the minimized tab bar.
    case inline
    /// Above the tab bar.
    case expanded
}

extension VerticalPageTabViewStyle {
    /// The transition from one page to another.
    ///
    /// It has no effect in a static rendering.
    public enum TransitionStyle: Hashable, Sendable {
        /// The default.
        case automatic
        /// Pages move without another effect.
        case identity
        /// Pages are blurred.
        case blur
    }
}

extension PageIndexViewStyle {
    /// The display mode of the background behind the dots.
    public enum BackgroundDisplayMode: Hashable, Sendable {
        /// The default mode, drawn without a background.
        case automatic
        /// The background is drawn.
        case always
        /// The background appears during interaction, so it isn't drawn.
        case interactive
        /// The background isn't drawn.
        case never
    }
}

/// The width of a toolbar space.
public enum SpacerSizing: Hashable, Sendable {
    /// All available space.
    case flexible
    /// A small, fixed space.
    case fixed
}

/// The kind of a toolbar item that the system provides.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
    /// The button that shows or hides the sidebar.
    case sidebarToggle
    /// The title.
    case title
    /// The search field.
    case search
}

/// The size of the title in a navigation bar.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
    /// The default size.
    case automatic
    /// A small title in the center of a low bar.
    case inline
    /// A large title in a low bar.
    case inlineLarge
    /// A large title.
    case large
}

extension ButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a button.
        public var body: some View { view }
    }
}

extension PrimitiveButtonStyleConfiguration {
    /// The label of a button.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a button.
        public var body: some View { view }
    }
}

extension ControlGroupStyleConfiguration {
    /// The controls of a group.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The controls of a group.
        public var body: some View { view }
    }
    /// The label of a group.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a group.
        public var body: some View { view }
    }
}

extension DatePickerStyleConfiguration {
    /// The label of a date picker.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a date picker.
        public var body: some View { view }
    }
}

extension DisclosureGroupStyleConfiguration {
    /// The label of a group.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a group.
        public var body: some View { view }
    }
}

extension GaugeStyleConfiguration {
    /// The label of a gauge.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a gauge.
        public var body: some View { view }
    }
    /// The label of the current value.
    public struct CurrentValueLabel: NonisolatedView {
        let view: AnyView

        /// The label of the current value.
        public var body: some View { view }
    }
    /// The label of the lower end of the range.
    public struct MinimumValueLabel: NonisolatedView {
        let view: AnyView

        /// The label of the lower end of the range.
        public var body: some View { view }
    }
    /// The label of the upper end of the range.
    public struct MaximumValueLabel: NonisolatedView {
        let view: AnyView

        /// The label of the upper end of the range.
        public var body: some View { view }
    }
}

extension GroupBoxStyleConfiguration {
    /// The label of a group.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a group.
        public var body: some View { view }
    }
    /// The content of a group.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The content of a group.
        public var body: some View { view }
    }
}

extension LabelStyleConfiguration {
    /// The title of a label.
    public struct Title: NonisolatedView {
        let view: AnyView

        /// The title of a label.
        public var body: some View { view }
    }
    /// The icon of a label.
    public struct Icon: NonisolatedView {
        let view: AnyView

        /// The icon of a label.
        public var body: some View { view }
    }
}

extension LabeledContentStyleConfiguration {
    /// The label.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label.
        public var body: some View { view }
    }
    /// The labeled views.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The labeled views.
        public var body: some View { view }
    }
}

extension MenuStyleConfiguration {
    /// The label of a menu.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a menu.
        public var body: some View { view }
    }
}

extension ProgressViewStyleConfiguration {
    /// The label of the task.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of the task.
        public var body: some View { view }
    }
    /// The label of the current value.
    public struct CurrentValueLabel: NonisolatedView {
        let view: AnyView

        /// The label of the current value.
        public var body: some View { view }
    }
}

extension ToggleStyleConfiguration {
    /// The label of a toggle.
    public struct Label: NonisolatedView {
        let view: AnyView

        /// The label of a toggle.
        public var body: some View { view }
    }
}

extension FormStyleConfiguration {
    /// The content of a form.
    public struct Content: NonisolatedView {
        let view: AnyView

        /// The content of a form.
        public var body: some View { view }
    }
}
