import Foundation
import GridPress

/// A view that takes some seconds.
struct Slow: View {
    init(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    var body: some View { Text("Slow") }
}

#Preview("Slow") { Slow(2.5) }

#Preview("First half") { Slow(0.4) }

#Preview("Second half") { Slow(0.4) }
