import Foundation
import SafetySupport

/// Reads bytes as a layout document; what can be drawn has to be a picture that is well-formed and within the list.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let complaints = FuzzedDocument(bytes).complaints
    if !complaints.isEmpty { fatalError(complaints.joined(separator: "\n")) }
    return 0
}
