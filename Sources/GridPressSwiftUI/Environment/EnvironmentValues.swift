/// What a view knows of its surroundings: values that flow down the tree until a view below changes them.
public struct EnvironmentValues {
    /// The storage of the environment: properties for what layout reads often, and a dictionary for all others.
    package struct Values {
        var layoutDirection = LayoutDirection.leftToRight
        var colorScheme = ColorScheme.light
        package var isSchemeFixed = false
        var styles = InheritedStyles()
        var text = Shared(TextSettings())
        var displayScale: CGFloat = 1
        var dynamicTypeSize = DynamicTypeSize.large
        var horizontalSizeClass: UserInterfaceSizeClass?
        var verticalSizeClass: UserInterfaceSizeClass?
        var scrollDrawing = ScrollDrawing.viewport
        /// The screen that views are laid out on, if there is one.
        var screen: Shared<Screen>?
        /// Where things are reported that are only noticed when a style is asked for its paint.
        var findings: FindingCollector?
        var others: [ObjectIdentifier: Any] = [:]
        /// Values that end where views are made after sizes around them are known.
        var untilMeasured: [ObjectIdentifier: Any] = [:]
    }

    private var storage: Shared<Values>

    /// The environment of a figure in which nothing was said.
    public init() { storage = Shared(Values()) }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional value that was never set isn't `nil`: it is the default.
            guard let value = values.others[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values.others[ObjectIdentifier(key)] = .some(newValue) }
    }

    /// The model of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values.others[ObjectIdentifier(type)] as? Object }
        set { values.others[ObjectIdentifier(type)] = newValue }
    }

    /// The value of a key that holds while sizes are measured: views that are made when these are known don't see it.
    package subscript<Key: EnvironmentKey>(whileMeasuring key: Key.Type) -> Key.Value {
        get { values.untilMeasured[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values.untilMeasured[ObjectIdentifier(key)] = newValue }
    }

    /// Ends all values that hold while sizes are measured.
    mutating func endMeasuring() {
        if !values.untilMeasured.isEmpty { values.untilMeasured = [:] }
    }

    /// Returns whether both are the same environment, without comparing values.
    func isShared(with other: EnvironmentValues) -> Bool { storage.isShared(with: other.storage) }

    /// The identity of the environment, which is unique as long as the environment is kept.
    var identity: ObjectIdentifier { storage.identity }

    package var values: Values {
        _read { yield storage.value }
        _modify { yield &storage.value }
    }
}

extension EnvironmentValues {
    /// The direction of reading; right-to-left mirrors the layout.
    public var layoutDirection: LayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The scheme in which the figure is laid out.
    ///
    /// An adaptive picture is laid out light and changes its colours only; a view that reads this gets a finding there.
    public var colorScheme: ColorScheme {
        get { values.colorScheme }
        set {
            values.colorScheme = newValue
            values.isSchemeFixed = true
        }
    }

    /// How many pixels there are to a point; the size of a text rounds up to whole pixels.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 && displayScale.isFinite ? 1 / displayScale : 1 }

    /// How large people like to read.
    public var dynamicTypeSize: DynamicTypeSize {
        get { values.dynamicTypeSize }
        set { values.dynamicTypeSize = newValue }
    }

    /// How large people like to read, by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// What scroll views show in a still picture.
    public var scrollDrawing: ScrollDrawing {
        get { values.scrollDrawing }
        set { values.scrollDrawing = newValue }
    }
}
