import Foundation
import GridPress

/// A view that takes some seconds.
struct Slow: View {
    init(_ seconds: Double) { Thread.sleep(forTimeInterval: seconds) }

    var body: some View { Text("Slow") }
}

#Preview("Slow") { Slow(60) }

#Preview("First half") { Slow(1.6) }

#Preview("Second half") { Slow(1.6) }
