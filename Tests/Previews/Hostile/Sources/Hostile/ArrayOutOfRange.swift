import SwiftUI

private struct Scores: View {
    let scores: [Int]

    var body: some View { Text("The third is \(scores[2])") }
}

#Preview("Array out of range") { Scores(scores: [1, 2]) }
