import SwiftUI

private let answers = Dictionary(uniqueKeysWithValues: [("a", 1), ("b", 2), ("a", 3)])

#Preview("Traps in a global") { Text("\(answers.count) answers") }
