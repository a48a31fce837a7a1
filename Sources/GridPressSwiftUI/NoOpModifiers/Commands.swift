// Menus of a program; a still picture shows none of them.

/// Items of the menus of a program.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the items that these are made of.
    associatedtype Body: Commands

    /// The items that these are made of.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Items of menus that aren't made of others.
public nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

nonisolated extension PrimitiveCommands {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: Commands {}

nonisolated extension Group: Commands where Content: Commands {
    /// Groups some items of menus.
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

/// A menu of a program.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    /// A menu with a title.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// A menu with a title as it stands.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    /// A menu with a text as its title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {}
}

/// Items at a place of the menus of a program.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    /// Items before those of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items after those of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Items in place of those of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A place in the menus of a program.
public enum CommandGroupPlacement: Hashable, Sendable {
    /// About the program.
    case appInfo
    /// The settings.
    case appSettings
    /// Services of the system.
    case systemServices
    /// To hide the program.
    case appVisibility
    /// To end the program.
    case appTermination
    /// To make and open documents.
    case newItem
    /// To save documents.
    case saveItem
    /// To import and export documents.
    case importExport
    /// To print documents.
    case printItem
    /// To undo changes.
    case undoRedo
    /// The pasteboard.
    case pasteboard
    /// To change text.
    case textEditing
    /// To change attributes of text.
    case textFormatting
    /// The bar of a window.
    case toolbar
    /// The sidebar of a window.
    case sidebar
    /// The size of a window.
    case windowSize
    /// The windows.
    case windowList
    /// A window of which there is one.
    case singleWindowList
    /// The order of windows.
    case windowArrangement
    /// Help.
    case help
}

/// Items for the sidebar.
public struct SidebarCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Items for the bar of a window.
public struct ToolbarCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Items for the inspector.
public struct InspectorCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Items to change text.
public struct TextEditingCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Items to change attributes of text.
public struct TextFormattingCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// Items to take pictures with other devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    /// The items.
    public init() {}
}

/// No items.
public struct EmptyCommands: PrimitiveCommands {
    /// No items.
    public init() {}
}

/// Makes items of menus of those that stand in a closure.
@resultBuilder
public enum CommandsBuilder {
    /// Returns items as they stand.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns no items.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns one list of items.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns several lists of items as one.
    public static func buildBlock<First: Commands, each Content: Commands>(
        _ first: First,
        _ content: repeat each Content
    ) -> EmptyCommands {
        EmptyCommands()
    }

    /// Returns the items of an `if` without an `else`.
    public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

    /// Returns the items of the first branch of a condition.
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }

    /// Returns the items of the second branch of a condition.
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }

    /// Returns the items of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}
