/// What a view knows of its surroundings: values that flow down the tree until a view below changes them.
public struct EnvironmentValues {
    /// The values that layout asks for all the time stand beside the dictionary of all others.
    struct Values {
        var layoutDirection = LayoutDirection.leftToRight
        var colorScheme = ColorScheme.light
        var isSchemeFixed = false
        var styles = SurroundingStyles()
        var font: Font?
        var displayScale: CGFloat = 1
        var dynamicTypeSize = DynamicTypeSize.large
        var horizontalSizeClass: UserInterfaceSizeClass?
        var verticalSizeClass: UserInterfaceSizeClass?
        var scrollDrawing = ScrollDrawing.viewport
        /// Where things are reported that are only noticed when a style is asked for its paint.
        var findings: FindingCollector?
        var others: [ObjectIdentifier: Any] = [:]
    }

    /// One word to copy for every view, however many values there are.
    private final class Storage {
        var values: Values

        init(_ values: Values) { self.values = values }
    }

    private var storage: Storage

    /// The environment of a figure in which nothing was said.
    public init() { storage = Storage(Values()) }

    /// The value of a key.
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { values.others[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values.others[ObjectIdentifier(key)] = newValue }
    }

    /// The model of a type.
    subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
        get { values.others[ObjectIdentifier(type)] as? Object }
        set { values.others[ObjectIdentifier(type)] = newValue }
    }

    var values: Values {
        get { storage.values }
        set {
            if isKnownUniquelyReferenced(&storage) {
                storage.values = newValue
            } else {
                storage = Storage(newValue)
            }
        }
    }
}

extension EnvironmentValues {
    /// The direction of reading; right-to-left mirrors the layout.
    public var layoutDirection: LayoutDirection {
        get { storage.values.layoutDirection }
        set { values.layoutDirection = newValue }
    }

    /// The scheme in which the figure is laid out.
    ///
    /// An adaptive picture is laid out light and changes its colours only; a view that reads this gets a finding there.
    public var colorScheme: ColorScheme {
        get { storage.values.colorScheme }
        set {
            values.colorScheme = newValue
            values.isSchemeFixed = true
        }
    }

    /// How many pixels there are to a point; the size of a text rounds up to whole pixels.
    public var displayScale: CGFloat {
        get { storage.values.displayScale }
        set { values.displayScale = newValue }
    }

    /// The length of a pixel in points.
    public var pixelLength: CGFloat { displayScale > 0 && displayScale.isFinite ? 1 / displayScale : 1 }

    /// How large people like to read.
    public var dynamicTypeSize: DynamicTypeSize {
        get { storage.values.dynamicTypeSize }
        set { values.dynamicTypeSize = newValue }
    }

    /// How large people like to read, by its older names.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory(dynamicTypeSize) }
        set { dynamicTypeSize = DynamicTypeSize(newValue) }
    }

    /// How much room there is from side to side.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { storage.values.horizontalSizeClass }
        set { values.horizontalSizeClass = newValue }
    }

    /// How much room there is from top to bottom.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { storage.values.verticalSizeClass }
        set { values.verticalSizeClass = newValue }
    }

    /// The typeface of texts that name none.
    public var font: Font? {
        get { storage.values.font }
        set { values.font = newValue }
    }

    /// What scroll views show in a still picture.
    public var scrollDrawing: ScrollDrawing {
        get { storage.values.scrollDrawing }
        set { values.scrollDrawing = newValue }
    }
}
