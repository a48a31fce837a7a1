import SwiftUI

/// A view that writes garbage into all files that may be open.
private struct Vandal: View {
    init() {
        let garbage = [UInt8]((0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 197 &+ 31) })
        for descriptor in [1] + Array(Int32(3)...9) { _ = write(descriptor, garbage, garbage.count) }
    }

    var body: some View { GoodSign("Wrote garbage") }
}

#Preview("Writes garbage", traits: .sizeThatFitsLayout) { Vandal() }
