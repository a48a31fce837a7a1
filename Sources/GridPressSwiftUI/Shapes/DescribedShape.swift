/// A shape with lengths or parts that its author wrote, which aren't those of its outline.
protocol DescribedShape {
    /// The settings of the shape, without defaults.
    var settings: [Drawing.Setting] { get }
}

extension Shape {
    /// The settings of the shape; none for most shapes, whose outline says all.
    var describedSettings: [Drawing.Setting] { (self as? any DescribedShape)?.settings ?? [] }
}

extension UnevenRoundedRectangle: DescribedShape {
    var settings: [Drawing.Setting] {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        return [Drawing.Setting("cornerRadii", .numbers(radii.map { Double($0) }))]
    }
}

extension TrimmedShape: DescribedShape {
    var settings: [Drawing.Setting] {
        shape.describedSettings + [
            Drawing.Setting("trim", .numbers([Double(start), Double(end)]))
        ]
    }
}

extension ShapeInset: DescribedShape {
    var settings: [Drawing.Setting] { shape.describedSettings }
}

extension OffsetShape: DescribedShape {
    var settings: [Drawing.Setting] { shape.describedSettings }
}
