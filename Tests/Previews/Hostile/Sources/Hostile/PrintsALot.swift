import SwiftUI

private struct Talkative: View {
    init() {
        for line in 0..<100_000 {
            print("Line \(line) of standard output, which says nothing at all")
            FileHandle.standardError.write(Data("Line \(line) of standard error\n".utf8))
        }
    }

    var body: some View { GoodSign("Printed 200,000 lines") }
}

#Preview("Prints a lot", traits: .sizeThatFitsLayout) { Talkative() }
