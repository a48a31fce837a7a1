import Foundation
import GridPress
import GridPressDrawings
import GridPressRenderers
import MotionSupport

// Draws random moving grids and the frames of their items at some moments, for a comparison with a browser.
// `moving-grids COUNT FOLDER [FIRST]` writes `NUMBER.svg`, `NUMBER-still.svg` and `NUMBER.json` for COUNT seeds.

/// The frames of a picture at one moment.
struct Moment: Encodable {
    /// The elapsed part of a pass, from 0 to 1.
    var part: Double
    /// The frames of the named views that are visible.
    var frames: [String: [Double]]
}

struct Output: Encodable {
    var seed: Int
    var moments: [Moment]
}

let words = CommandLine.arguments.dropFirst().map { $0 }
guard words.count >= 2, let count = Int(words[0]) else {
    print("usage: moving-grids COUNT FOLDER [FIRST]")
    exit(64)
}
let folder = URL(fileURLWithPath: words[1], isDirectory: true)
let first = words.dropFirst(2).first.flatMap { Int($0) } ?? 0
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
let encoder = JSONEncoder()
for seed in first..<first + count {
    let transition = RandomTransition(seed: seed)
    let drawing = try transition.figure.drawing()
    try drawing.svg(id: "picture-\(seed)").write(
        to: folder.appendingPathComponent("\(seed).svg"),
        atomically: true,
        encoding: .utf8
    )
    var still = drawing
    still.motion = nil
    let options = SVGRenderer.Options(id: "picture-\(seed)", room: MotionPlan(drawing)?.bounds)
    try SVGRenderer(options).render(still).write(
        to: folder.appendingPathComponent("\(seed)-still.svg"),
        atomically: true,
        encoding: .utf8
    )
    var moments: [Moment] = []
    if let plan = MotionPlan(drawing) {
        for quarter in 0...4 {
            let time = plan.schedule.duration * Double(quarter) / 4
            let part = (plan.schedule.lead + time) / plan.schedule.passDuration
            var frames: [String: [Double]] = [:]
            for (element, frame) in plan.frames(at: time) {
                let item = plan.drawing.elements[element]
                guard let name = item.name, name.hasPrefix("item"), item.frame.hasArea else { continue }
                frames[name] = [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            }
            moments.append(Moment(part: part, frames: frames))
        }
    }
    let data = try encoder.encode(Output(seed: seed, moments: moments))
    try data.write(to: folder.appendingPathComponent("\(seed).json"))
}
