import GridPressProperties
import GridPressTrainer

/// A random state that a user could create on the page, from a seed.
package struct RandomState {
    private var random: SeededGenerator

    package init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    /// Returns a random state of a system.
    package mutating func state(of system: TrainerSystem) -> TrainerState {
        var container = [Double](repeating: .nan, count: ContainerParameter.allCases.count)
        func set(_ parameter: ContainerParameter, _ value: Double) { container[parameter.position] = value }
        set(.system, Double(system.rawValue))
        set(.width, length(40...600))
        set(.height, length(40...600))
        set(.direction, number(0...(system == .stack ? 2 : 1)))
        set(.spacing, optional { $0.length(0...30) })
        set(.horizontalSpacing, optional { $0.length(0...30) })
        set(.verticalSpacing, optional { $0.length(0...30) })
        let places = system == .flow || system == .masonry ? 3 : 2
        set(.horizontalAlignment, number(0...places))
        set(.verticalAlignment, number(0...places))
        set(.horizontalContentAlignment, number(0...2))
        set(.verticalContentAlignment, number(0...2))
        set(.contentMode, number(0...2))
        set(.packing, number(0...1))
        set(.extent, number(0...1))
        set(.lanes, number(1...5))
        set(.columns, number(1...5))
        set(.columnWidth, length(10...120))
        set(.rowHeight, number(0...2))
        let tracks = (0..<Int(number(1...5))).flatMap { _ in track(of: system) }
        let items = (0..<Int(number(1...12))).flatMap { _ in item(of: system) }
        return TrainerState(container: container, tracks: tracks, items: items)
    }

    private mutating func track(of system: TrainerSystem) -> [Double] {
        var track = [Double](repeating: .nan, count: TrackParameter.allCases.count)
        func set(_ parameter: TrackParameter, _ value: Double) { track[parameter.position] = value }
        set(.kind, system == .lazyGrid ? number(0...2) : [0, 1, 3].randomElement(using: &random) ?? 0)
        set(.length, length(0...120))
        set(.fraction, number(1...4))
        let minimum = length(1...80)
        set(.minimum, minimum)
        set(.maximum, optional { minimum + $0.length(0...100) })
        set(.spacing, optional { $0.length(0...30) })
        return track
    }

    private mutating func item(of system: TrainerSystem) -> [Double] {
        var item = [Double](repeating: .nan, count: ItemParameter.allCases.count)
        func set(_ parameter: ItemParameter, _ value: Double) { item[parameter.position] = value }
        set(.kind, system == .stack && number(0...5) == 0 ? 1 : 0)
        set(.width, optional { $0.length(0...120) })
        set(.height, optional { $0.length(0...120) })
        if number(0...2) == 0 {
            let least = (width: optional { $0.length(0...80) }, height: optional { $0.length(0...80) })
            set(.minWidth, least.width)
            set(.minHeight, least.height)
            set(.maxWidth, optional { (least.width.isNaN ? 0 : least.width) + $0.length(0...80) })
            set(.maxHeight, optional { (least.height.isNaN ? 0 : least.height) + $0.length(0...80) })
        }
        if number(0...3) == 0 { set(.aspectRatio, [0.5, 0.75, 1, 1.5, 2].randomElement(using: &random) ?? 1) }
        set(.fills, number(0...1))
        set(.priority, number(0...4) == 0 ? number(-1...2) : 0)
        set(.columnSpan, number(0...3) == 0 ? number(1...3) : 1)
        set(.rowSpan, number(0...4) == 0 ? number(1...3) : 1)
        if number(0...4) == 0 { set(.columnStart, number(0...3)) }
        if number(0...4) == 0 { set(.rowStart, number(0...4)) }
        set(.row, number(0...3) == 0 ? number(1...2) : 0)
        set(.unsizedWidth, number(0...5) == 0 ? 1 : 0)
        set(.unsizedHeight, number(0...5) == 0 ? 1 : 0)
        set(.columnAlignment, number(0...4) == 0 ? number(0...3) : 0)
        return item
    }

    // MARK: Numbers

    private mutating func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

    /// Returns a random length in half points.
    private mutating func length(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range.lowerBound * 2...range.upperBound * 2, using: &random)) / 2
    }

    private mutating func optional(_ make: (inout RandomState) -> Double) -> Double {
        number(0...1) == 0 ? .nan : make(&self)
    }
}
