import Foundation
@_spi(Shims) import GridPressTesting

/// The format in which values are compared, and the type of their golden files.
///
/// A golden file is an SVG picture, JSON, or a text that is compared line by line.
public struct Snapshotting<Value, Format> {
    /// The file extension of golden files; `nil` for a text file.
    public var pathExtension: String?
    /// The conversion of the format to data.
    public var diffing: Diffing<Format>
    /// A closure that returns the content to compare.
    let content: (Value) throws -> ForeignSnapshot.Content

    init(
        pathExtension: String?, diffing: Diffing<Format> = Diffing(),
        content: @escaping (Value) throws -> ForeignSnapshot.Content
    ) {
        self.pathExtension = pathExtension
        self.diffing = diffing
        self.content = content
    }

    /// Creates a format that a closure makes from a value.
    public init(pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping (_ value: Value) -> Format) {
        self.init(pathExtension: pathExtension, diffing: diffing) { try diffing.content(snapshot($0), pathExtension) }
    }

    /// Creates a format that a closure makes from a value, and passes to a callback.
    public init(
        pathExtension: String?, diffing: Diffing<Format>, asyncSnapshot: @escaping (_ value: Value) -> Async<Format>
    ) {
        self.init(pathExtension: pathExtension, diffing: diffing) {
            try diffing.content(try asyncSnapshot($0).result(), pathExtension)
        }
    }

    /// Returns a format for other values, which a closure converts.
    public func pullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Value) -> Snapshotting<
        NewValue, Format
    > { Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { try content(transform($0)) } }

    /// Returns a format for other values, which a closure converts and passes to a callback.
    public func asyncPullback<NewValue>(_ transform: @escaping (_ otherValue: NewValue) -> Async<Value>)
        -> Snapshotting<NewValue, Format>
    {
        Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
            try content(try transform($0).result())
        }
    }

    /// The last part of golden file names before the extension, if their own extension differs.
    var furtherExtension: String {
        guard let pathExtension, !["svg", "json", "txt"].contains(pathExtension) else { return "" }
        return ".\(pathExtension)"
    }
}

/// A format whose values are compared unchanged.
public typealias SimplySnapshotting<Format> = Snapshotting<Format, Format>

extension Snapshotting where Value == Format {
    /// Creates a format of values that are compared unchanged.
    public init(pathExtension: String?, diffing: Diffing<Format>) {
        self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
    }
}

/// The conversion of a format to data.
///
/// GridPress compares the data.
public struct Diffing<Value> {
    /// A closure that returns the data of a value.
    public var toData: (Value) -> Data
    /// A closure that returns the value of data.
    ///
    /// It has no effect.
    public var fromData: (Data) -> Value?

    /// Creates a conversion with a comparison, which has no effect.
    public init(
        toData: @escaping (_ value: Value) -> Data, fromData: @escaping (_ data: Data) -> Value,
        diff: @escaping (_ first: Value, _ second: Value) -> (String, [Any])?
    ) {
        self.toData = toData
        self.fromData = fromData
    }

    /// Creates a conversion of a format that is never data.
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
    /// A conversion of texts, which are compared line by line.
    public static var lines: Diffing {
        Diffing(toData: { Data($0.utf8) }, fromData: { String(decoding: $0, as: UTF8.self) }, diff: { _, _ in nil })
    }
}

/// A value that a closure passes to a callback.
public struct Async<Value> {
    /// A closure that passes the value to a callback.
    public let run: (@escaping (Value) -> Void) -> Void

    /// Creates a value that a closure passes to a callback.
    public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) { self.run = run }

    /// Creates a value that is available at once.
    public init(value: Value) { run = { $0(value) } }

    /// Returns the value, transformed by a closure.
    public func map<NewValue>(_ transform: @escaping (_ value: Value) -> NewValue) -> Async<NewValue> {
        Async<NewValue> { callback in run { callback(transform($0)) } }
    }

    /// Returns the value, which must be passed to the callback at once; throws an error otherwise.
    fileprivate func result() throws -> Value {
        var result: Value?
        run { result = $0 }
        guard let result else { throw UnwrittenSnapshot.later }
        return result
    }
}

/// The reasons why a value can't be compared.
enum UnwrittenSnapshot: LocalizedError {
    /// The data isn't text.
    case noText
    /// The value is made later.
    case later
    /// The value is a view of UIKit.
    case kitView

    var errorDescription: String? {
        switch self {
        case .noText: "The data of the snapshot isn't text, so it can't be compared. Use a form that is text."
        case .later: "The snapshot wasn't made at once. GridPress doesn't wait for values."
        case .kitView: "Views of UIKit aren't drawn. Use a view of SwiftUI, or a UIHostingController with one."
        }
    }
}
