/// The values that flow down the tree of views.
///
/// Each view can change them for the views inside it.
public struct EnvironmentValues {
    /// The storage of the environment: properties for values that layout reads often, and a dictionary for all
    /// others.
    package struct Values {
        var layoutDirection = LayoutDirection.leftToRight
        var colorScheme = ColorScheme.light
        package var isSchemeFixed = false
        /// The observer of reads of the color scheme; `nil` outside of figures for both schemes.
        var schemeObserver: SchemeObserver?
        package var styles = InheritedStyles()
        var text = Shared(TextSettings())
        var displayScale: CGFloat = 1
        var dynamicTypeSize = DynamicTypeSize.large
        var horizontalSizeClass: UserInterfaceSizeClass?
        var verticalSizeClass: UserInterfaceSizeClass?
        var scrollDrawing = ScrollDrawing.viewport
        /// The screen that views are laid out on, if one is set.
        var screen: Shared<Screen>?
        /// The collector of findings that appear only when a style is resolved to its paint.
        package var findings: FindingCollector?
        var others: [ObjectIdentifier: Any] = [:]
        /// The values that apply only while sizes are measured.
        ///
        /// Views that are made with measured sizes don't see them.
        var untilMeasured: [ObjectIdentifier: Any] = [:]
    }

    private var storage: Shared<Values>

    /// Creates an environment with default values.
    public init() { storage = Shared(Values()) }

    /// The value of a key, or its default value if none is set.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get {
            // An optional value that isn't set has its default value, which can differ from `nil`.
            guard let value = values.others[ObjectIdentifier(key)] else { return Key.defaultValue }
            return value as? Key.Value ?? Key.defaultValue
        }
        set { values.others[ObjectIdentifier(key)] = .some(newValue) }
    }

    /// The model object of a type; `nil` if none is set.
    package subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values.others[ObjectIdentifier(type)] as? Object }
        set { values.others[ObjectIdentifier(type)] = newValue }
    }

    /// The value of a key that applies only while sizes are measured.
    ///
    /// Views that are made with measured sizes don't see it.
    package subscript<Key: EnvironmentKey>(whileMeasuring key: Key.Type) -> Key.Value {
        get { values.untilMeasured[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values.untilMeasured[ObjectIdentifier(key)] = newValue }
    }

    /// Removes all values that apply only while sizes are measured.
    mutating func endMeasuring() {
        if !values.untilMeasured.isEmpty { values.untilMeasured = [:] }
    }

    /// Returns whether both share one storage, without comparing values.
    func isShared(with other: EnvironmentValues) -> Bool { storage.isShared(with: other.storage) }

    /// The identity of the storage, which is unique as long as the environment is kept alive.
    var identity: ObjectIdentifier { storage.identity }

    package var values: Values {
        _read { yield storage.value }
        _modify { yield &storage.value }
    }
}

extension EnvironmentValues {
    /// The direction of reading.
    ///
    /// Right-to-left mirrors the layout.
    public var layoutDirection: LayoutDirection {
        get { values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The color scheme of the layout.
    ///
    /// An adaptive figure with a view that reads this value is laid out in both schemes.
    public var colorScheme: ColorScheme {
        get {
            if !values.isSchemeFixed { values.schemeObserver?.isRead = true }
            return values.colorScheme
        }
        set {
            values.colorScheme = newValue
            values.isSchemeFixed = true
        }
    }

    /// The number of pixels per point.
    ///
    /// The default is 1.
    ///
    /// Sizes of texts round up to whole pixels.
    public var displayScale: CGFloat {
        get { values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The length of a pixel, in points.
    ///
    /// It is 1 if `displayScale` isn't positive and finite.
    public var pixelLength: CGFloat { displayScale > 0 && displayScale.isFinite ? 1 / displayScale : 1 }

    /// The text size that the reader prefers.
    ///
    /// The default is `large`.
    public var dynamicTypeSize: DynamicTypeSize {
        get { values.dynamicTypeSize }
        set { values.dynamicTypeSize = newValue }
    }

    /// The text size that the reader prefers, by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }

    /// The amount of horizontal space; `nil` by default.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// The amount of vertical space; `nil` by default.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// The content that scroll views show in a static rendering.
    ///
    /// The default is `viewport`.
    public var scrollDrawing: ScrollDrawing {
        get { values.scrollDrawing }
        set { values.scrollDrawing = newValue }
    }
}
