import SwiftUI

private struct Hoarding: View {
    var body: some View {
        var pages: [[UInt8]] = []
        while pages.count >= 0 { pages.append([UInt8](repeating: 1, count: 16 << 20)) }
        return Text("\(pages.count) pages")
    }
}

#Preview("Fills memory") { Hoarding() }
