import Foundation
import SafetySupport

/// Reads bytes as a layout document.
///
/// If it can be drawn, its picture has to be well-formed and use only allowed markup.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let complaints = FuzzedDocument(bytes).complaints
    if !complaints.isEmpty { fatalError(complaints.joined(separator: "\n")) }
    return 0
}
