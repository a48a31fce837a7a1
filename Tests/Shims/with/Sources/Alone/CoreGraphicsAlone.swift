// The names of Core Graphics, in a file that imports nothing else.

import CoreGraphics

struct FlowPlacement {
    var origin = CGPoint(x: 1, y: 2)
    var size = CGSize(width: 12, height: 8)
    var turn = CGAffineTransform(rotationAngle: .pi)

    var frame: CGRect { CGRect(origin: origin, size: size).insetBy(dx: CGFloat(1), dy: 0) }
    var path: CGPath { CGPath(rect: frame, transform: nil) }
}
