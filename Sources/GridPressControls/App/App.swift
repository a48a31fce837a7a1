/// The structure of an app.
///
/// A program prints a picture of the app's first window as SVG to standard output, and its findings to standard
/// error.
///
/// ```swift
/// @main struct Stripes: App {
///     var body: some Scene {
///         WindowGroup { HStack { Color.red; Color.blue } }.defaultSize(width: 300, height: 100)
///     }
/// }
/// ```
///
/// `swift run stripes > stripes.svg` saves the picture. To draw with other options, use a `Figure`.
@MainActor @preconcurrency
public protocol App {
    /// The type of the app's scenes.
    associatedtype Body: Scene

    /// The app's scenes.
    @SceneBuilder var body: Body { get }

    /// Creates the app.
    init()
}

/// A part of an app that has windows.
@MainActor @preconcurrency
public protocol Scene {
    /// The type of the scenes that make up this scene.
    associatedtype Body: Scene

    /// The scenes that make up this scene.
    @SceneBuilder var body: Body { get }

    /// The windows of the scene. The default implementation returns the windows of its body.
    @_documentation(visibility: internal)
    var _windows: [_Window] { get }
}

extension Scene {
    /// The windows of the scene's body.
    @_documentation(visibility: internal)
    public var _windows: [_Window] { body._windows }

    /// Sets the size, in points, at which the scene's windows are drawn.
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene {
        _SceneList(
            _windows.map { window in
                var window = window
                window.width = width
                window.height = height
                return window
            }
        )
    }

    /// Sets the size, in points, at which the scene's windows are drawn.
    public func defaultSize(_ size: CGSize) -> some Scene { defaultSize(width: size.width, height: size.height) }
}

/// A window of an app.
@_documentation(visibility: internal)
public struct _Window {
    package var title: String?
    package var width: CGFloat?
    package var height: CGFloat?
    /// Whether the window doesn't open with the app, such as the settings window.
    package var isAuxiliary = false
    package let content: () -> AnyView
}

/// A built-in scene, which provides its windows instead of a body.
protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    /// Traps, because GridPress draws the scene directly.
    public var body: Never { fatalError("\(Self.self) has no body.") }
}

nonisolated extension Never: Scene {
    /// The windows of no scene: always empty.
    @_documentation(visibility: internal)
    public var _windows: [_Window] { [] }
}

/// Several scenes, as a scene builder combines them.
@_documentation(visibility: internal)
public struct _SceneList: PrimitiveScene {
    /// The windows of all scenes.
    public let _windows: [_Window]

    init(_ windows: [_Window]) { _windows = windows }
}

/// A result builder that combines the scenes in a closure.
@MainActor @preconcurrency
@resultBuilder
public enum SceneBuilder {
    /// Returns the only scene of a block.
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

    /// Returns the scenes of a block as one scene.
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content) -> some Scene {
        var windows: [_Window] = []
        for scene in repeat each content { windows += scene._windows }
        return _SceneList(windows)
    }

    /// Returns the scenes of an `if` without an `else`.
    public static func buildIf(_ content: (any Scene)?) -> _SceneList { _SceneList(content?._windows ?? []) }

    /// Returns the scenes of the first branch of a condition.
    public static func buildEither<Content: Scene>(first: Content) -> _SceneList { _SceneList(first._windows) }

    /// Returns the scenes of the second branch of a condition.
    public static func buildEither<Content: Scene>(second: Content) -> _SceneList { _SceneList(second._windows) }

    /// Returns the scenes of an `if #available`.
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> _SceneList {
        _SceneList(content._windows)
    }
}
