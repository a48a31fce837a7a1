// Menu commands of an app. A static rendering shows no menu bar.

import GridPressViews

/// The menu commands of an app.
///
/// They have no effect in a static rendering.
@MainActor @preconcurrency
public protocol Commands {
    /// The type of the body.
    associatedtype Body: Commands

    /// The commands that this type provides.
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

/// Commands of this module, which have no body.
public nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

nonisolated extension PrimitiveCommands {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: Commands {}

nonisolated extension Group: Commands where Content: Commands {
    /// Groups the commands of a closure.
    @_disfavoredOverload
    public init(@CommandsBuilder content: () -> Content) { self.init(content: content()) }
}

/// A menu of an app.
///
/// It isn't part of a static rendering.
public struct CommandMenu<Content: View>: PrimitiveCommands {
    /// Creates a menu with a title that can be localized.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}

    /// Creates a menu with a title that isn't localized.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}

    /// Creates a menu with a text as its title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) {}
}

/// Commands at a standard position in the menus of an app.
///
/// They aren't part of a static rendering.
public struct CommandGroup<Content: View>: PrimitiveCommands {
    /// Adds commands before the commands of the system.
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Adds commands after the commands of the system.
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    /// Replaces the commands of the system.
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

/// A standard position in the menus of an app.
public enum CommandGroupPlacement: Hashable, Sendable {
    /// Information about the app.
    case appInfo
    /// The settings of the app.
    case appSettings
    /// The services of the system.
    case systemServices
    /// Hiding and showing the app.
    case appVisibility
    /// Quitting the app.
    case appTermination
    /// Creating and opening documents.
    case newItem
    /// Saving documents.
    case saveItem
    /// Importing and exporting documents.
    case importExport
    /// Printing documents.
    case printItem
    /// Undoing and redoing changes.
    case undoRedo
    /// Copying and pasting.
    case pasteboard
    /// Editing text.
    case textEditing
    /// Formatting text.
    case textFormatting
    /// The toolbar of a window.
    case toolbar
    /// The sidebar of a window.
    case sidebar
    /// The size of a window.
    case windowSize
    /// The list of windows.
    case windowList
    /// The list of windows that exist only once.
    case singleWindowList
    /// The arrangement of windows.
    case windowArrangement
    /// The help of the app.
    case help
}

/// The commands for a sidebar.
public struct SidebarCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// The commands for a toolbar.
public struct ToolbarCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// The commands for an inspector.
public struct InspectorCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// The commands for editing text.
public struct TextEditingCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// The commands for formatting text.
public struct TextFormattingCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// The commands for importing photos and scans from other devices.
public struct ImportFromDevicesCommands: PrimitiveCommands {
    /// Creates the commands, which have no effect in a static rendering.
    public init() {}
}

/// An empty list of commands.
public struct EmptyCommands: PrimitiveCommands {
    /// Creates an empty list of commands.
    public init() {}
}

/// A result builder that combines the commands of a closure.
@resultBuilder
public enum CommandsBuilder {
    /// Returns commands unchanged.
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns an empty list of commands.
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    /// Returns commands unchanged.
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    /// Returns several lists of commands as one.
    public static func buildBlock<First: Commands, each Content: Commands>(
        _ first: First,
        _ content: repeat each Content
    ) -> EmptyCommands {
        EmptyCommands()
    }

    /// Returns the commands of an `if` without an `else`.
    public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }

    /// Returns the commands of the first branch of a condition.
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }

    /// Returns the commands of the second branch of a condition.
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }

    /// Returns the commands of an `if #available`.
    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}
