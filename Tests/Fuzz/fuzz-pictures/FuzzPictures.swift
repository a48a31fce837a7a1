import Foundation
import SafetySupport

/// Makes a picture of bytes, with texts and numbers that nobody would write, and writes it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzPicture(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    let complaints = FuzzedPicture(bytes).complaints
    if !complaints.isEmpty { fatalError(complaints.joined(separator: "\n")) }
    return 0
}
