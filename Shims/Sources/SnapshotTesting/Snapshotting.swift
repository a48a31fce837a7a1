import Foundation
@_spi(Shims) import GridPressTesting

/// The form in which values are compared, with the format of their golden files.
///
/// A golden file is a picture as SVG, JSON, or a text that is compared line by line.
public struct Snapshotting<Value, Format> {
    /// The extension of golden files; `nil` is that of a text.
    public var pathExtension: String?
    /// The conversion of the format to data.
    public var diffing: Diffing<Format>
    /// Returns what is compared.
    let content: (Value) throws -> ForeignSnapshot.Content

    init(
        pathExtension: String?,
        diffing: Diffing<Format> = Diffing(),
        content: @escaping (Value) throws -> ForeignSnapshot.Content
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.content = content
    }

    /// A form that a closure makes of a value.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { try diffing.content(snapshot($0), pathExtension) }
    }

    /// A form that a closure makes of a value, and hands on to another closure.
    public init(
        pathExtension: String?,
        diffing: Diffing<Format>,
        asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) {
            try diffing.content(try asyncSnapshot($0).result(), pathExtension)
        }
    }

    /// Returns the form for other values, each of which a closure turns into one.
    public func pullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Value
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { try content(transform($0)) }
    }

    /// Returns the form for other values, each of which a closure turns into one and hands on to another closure.
    public func asyncPullback<NewValue>(
        _ transform: @escaping (_ otherValue: NewValue) -> Async<Value>
    ) -> Snapshotting<NewValue, Format> {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            try content(try transform($0).result())
        }
    }

    /// The end of golden files' names before the extension of the format, where theirs is another.
    var furtherExtension: String {
        guard let pathExtension, !["svg", "json", "txt"].contains(pathExtension) else { return "" }
        return ".\(pathExtension)"
    }
}

/// A form whose values are compared as they are.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// A form of values that are compared as they are.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

/// The conversion of a format to data; GridPress does the comparison.
public struct Diffing<Value> {
    /// Returns the data of a value.
    public var toData: (Value) -> Data
    /// Returns the value of data; it has no effect.
    public var fromData: (Data) -> Value?

    /// A conversion, and a comparison that has no effect.
    public init(
        toData: @escaping (_ value: Value) -> Data,
        fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ first: Value, _ second: Value) -> (String, [Any])?
    ) {
        self.toData = toData
        self.fromData = fromData
    }

    /// A conversion of what is never data.
    init() {
        toData = { _ in Data() }
        fromData = { _ in nil }
    }

    fileprivate func content(_ value: Value, _ pathExtension: String?) throws -> ForeignSnapshot.Content {
        guard let text = String(bytes: toData(value), encoding: .utf8) else { throw UnwrittenSnapshot.noText }
        return .text(text, pathExtension == "json" ? .json : .text)
    }
}

extension Diffing where Value == String {
    /// The comparison of texts, line by line.
    public static var lines: Diffing {
        Diffing(
            toData: { Data($0.utf8) },
            fromData: { String(decoding: $0, as: UTF8.self) },
            diff: { _, _ in nil }
        )
    }
}

/// A value that a closure hands on to another.
public struct Async<Value> {
    /// Hands the value on to a closure.
    public let run: (@escaping (Value) -> Void) -> Void

    /// A value that a closure hands on.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// A value that is there.
    public init(value: Value) { run = { $0(value) } }

    /// Returns what a closure makes of the value.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }

    /// Returns the value, which has to be handed on at once.
    fileprivate func result() throws -> Value {
        var result: Value?
        run { result = $0 }
        guard let result else { throw UnwrittenSnapshot.later }
        return result
    }
}

/// The reasons why a value isn't compared.
enum UnwrittenSnapshot: LocalizedError {
    /// Its data is no text.
    case noText
    /// The value is made later.
    case later
    /// A view of UIKit.
    case kitView

    var errorDescription: String? {
        switch self {
        case .noText: "The data of the snapshot isn't text, so it can't be compared. Use a form that is text."
        case .later: "The snapshot wasn't made at once. GridPress doesn't wait for values."
        case .kitView: "Views of UIKit aren't drawn. Use a view of SwiftUI, or a UIHostingController with one."
        }
    }
}
