import SwiftUI

#Preview("Well at last", traits: .sizeThatFitsLayout) { GoodSign("Fifth") }

#Preview("Well at the very last", traits: .sizeThatFitsLayout) { GoodSign("Sixth") }
