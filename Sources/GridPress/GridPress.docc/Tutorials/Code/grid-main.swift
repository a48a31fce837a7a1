import Cards
import GridPress

let figure = Figure("A week", width: 320, height: 200) { Week() }
let options = Figure.RenderOptions(dimensions: .tracks, guides: [.trackLines, .gaps])
try figure.svg(options, margin: 8).write(toFile: "week.svg", atomically: true, encoding: .utf8)
