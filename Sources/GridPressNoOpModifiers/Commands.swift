// Menu commands of an app. A static rendering shows no menu bar.

@MainActor @preconcurrency public protocol Commands {
    associatedtype Body: Commands
    @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

public nonisolated protocol PrimitiveCommands: Commands where Body == Never {}

nonisolated extension PrimitiveCommands {
    /// Traps, because `Never` has no values.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: Commands {}

nonisolated extension Group: Commands where Content: Commands {
    @_disfavoredOverload public init(@CommandsBuilder content: () -> Content) { self = .containing(content()) }
}

public struct CommandMenu<Content: View>: PrimitiveCommands {
    // Also with a string.
    public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    public init(_ title: Text, @ViewBuilder content: () -> Content) {}
}

public struct CommandGroup<Content: View>: PrimitiveCommands {
    public init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
    public init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

public struct SidebarCommands: PrimitiveCommands { public init() {} }

public struct ToolbarCommands: PrimitiveCommands { public init() {} }

public struct InspectorCommands: PrimitiveCommands { public init() {} }

public struct TextEditingCommands: PrimitiveCommands { public init() {} }

public struct TextFormattingCommands: PrimitiveCommands { public init() {} }

public struct ImportFromDevicesCommands: PrimitiveCommands { public init() {} }

public struct EmptyCommands: PrimitiveCommands { public init() {} }

@resultBuilder public enum CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }
    public static func buildBlock() -> EmptyCommands { EmptyCommands() }
    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock<First: Commands, each Content: Commands>(
        _ first: First, _ content: repeat each Content
    ) -> EmptyCommands { EmptyCommands() }

    public static func buildIf(_ content: (any Commands)?) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands { EmptyCommands() }
    public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands { EmptyCommands() }

    public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> EmptyCommands {
        EmptyCommands()
    }
}
