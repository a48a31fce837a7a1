import Cards
import GridPress

let figure = Figure("A profile card", width: 300) { ProfileCard() }
try figure.svg().write(toFile: "card.svg", atomically: true, encoding: .utf8)

let drawing = try figure.drawing()
print("The card is \(drawing.size.width) by \(drawing.size.height) points.")
for finding in drawing.findings { print(finding) }
