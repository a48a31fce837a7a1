import SwiftUI

private struct Endless: View {
    var body: some View { Text("\(collatz(7))") }

    private func collatz(_ start: Int) -> Int {
        var number = start
        while number > 0 { number = number.isMultiple(of: 2) ? number / 2 : 3 * number + 1 }
        return number
    }
}

#Preview("Body never ends") { Endless() }
