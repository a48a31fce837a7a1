// The system's colours by what they are for.

/// The colour of lines between things.
public struct SeparatorShapeStyle: ShapeStyle {
    /// The colour of lines between things.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color.separator._paint(in: environment) }
}

/// The colour of text that leads somewhere.
public struct LinkShapeStyle: ShapeStyle {
    /// The colour of text that leads somewhere.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.link)._paint(in: environment) }
}

/// The colour of what stands in an empty field.
public struct PlaceholderTextShapeStyle: ShapeStyle {
    /// The colour of what stands in an empty field.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(.placeholderText)._paint(in: environment)
    }
}

/// The colour of thin shapes on a background.
public struct FillShapeStyle: ShapeStyle {
    /// The colour of thin shapes on a background.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.systemFill)._paint(in: environment) }
}

/// The colour behind what is selected.
public struct SelectionShapeStyle: ShapeStyle {
    /// The colour behind what is selected.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint { Color(.systemGray4)._paint(in: environment) }
}

/// What lies behind a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
    /// What lies behind a window.
    public init() {}

    /// The colour.
    @_documentation(visibility: internal)
    public func _paint(in environment: EnvironmentValues) -> StylePaint {
        Color(.windowBackgroundColor)._paint(in: environment)
    }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The colour of lines between things.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
    /// The colour of text that leads somewhere.
    public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
    /// The colour of what stands in an empty field.
    public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
    /// The colour of thin shapes on a background.
    public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == SelectionShapeStyle {
    /// The colour behind what is selected.
    public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
    /// What lies behind a window.
    public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
