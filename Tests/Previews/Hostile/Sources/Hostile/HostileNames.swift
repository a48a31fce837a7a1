import SwiftUI

#Preview("../../../../../../tmp/outside", traits: .sizeThatFitsLayout) { GoodSign("A path") }

#Preview("/etc/passwd", traits: .sizeThatFitsLayout) { GoodSign("An absolute path") }

#Preview("<script>alert(1)</script> & \"quotes\"", traits: .sizeThatFitsLayout) { GoodSign("Markup") }

#Preview("", traits: .sizeThatFitsLayout) { GoodSign("No name") }

#Preview("..", traits: .sizeThatFitsLayout) { GoodSign("The folder above") }

#Preview("two\nlines\u{0}and\u{1B}[31ma\u{202E}control", traits: .sizeThatFitsLayout) { GoodSign("Control characters") }

#Preview("Same", traits: .sizeThatFitsLayout) { GoodSign("Same") }

#Preview("Same", traits: .sizeThatFitsLayout) { GoodSign("Same again") }

#Preview("same", traits: .sizeThatFitsLayout) { GoodSign("Same in small letters") }

#Preview("CON", traits: .sizeThatFitsLayout) { GoodSign("A device of Windows") }

#Preview("-rf", traits: .sizeThatFitsLayout) { GoodSign("An option") }

// A name with more bytes than a file name can have.
#Preview(
    "Lopadotemachoselachogaleokranioleipsanodrimhypotrimmatosilphiokarabomelitokatakechymenokichlepikossyphophattoperisteralektryonoptokephalliokigklopeleiolagoiosiraiobaphetraganopterygon and once more: lopadotemachoselachogaleokranioleipsanodrimhypotrimmatosilphio",
    traits: .sizeThatFitsLayout
) { GoodSign("A long name") }

#Preview("日本語 🎏 é", traits: .sizeThatFitsLayout) { GoodSign("Other scripts") }
