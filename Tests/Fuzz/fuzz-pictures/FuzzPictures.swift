import Foundation
import SafetySupport

/// Creates a picture from bytes, with unusual texts and numbers, and checks its JSON, SVG and HTML.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let complaints = FuzzedPicture(bytes).complaints
    if !complaints.isEmpty { fatalError(complaints.joined(separator: "\n")) }
    return 0
}
