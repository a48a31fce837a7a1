import Cards
import GridPress

let figure = Figure("A profile card", width: 300) { ProfileCard() }
try figure.svg().write(toFile: "card.svg", atomically: true, encoding: .utf8)
