import SwiftUI

private struct Percentage: View {
    let value: Int

    init(value: Int) {
        precondition((0...100).contains(value), "A percentage is from 0 to 100, not \(value).")
        self.value = value
    }

    var body: some View { Text("\(value)%") }
}

#Preview("Precondition") { Percentage(value: 101) }
