import SwiftUI

#Preview("Well in the middle", traits: .sizeThatFitsLayout) { GoodSign("Third") }

struct MiddleIsWell_Previews: PreviewProvider {
    static var previews: some View {
        GoodSign("Fourth").previewDisplayName("Well, in the old style")
    }
}
