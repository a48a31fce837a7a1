/// A shape with parameters that its outline doesn't show, such as corner radii or the ends of a trimmed line.
protocol DescribedShape {
    /// The settings that describe the shape in a drawing, without default values.
    var settings: [Drawing.Setting] { get }
}

extension Shape {
    /// The settings of the shape.
    ///
    /// Empty for most shapes, because their outline describes them.
    var describedSettings: [Drawing.Setting] { (self as? any DescribedShape)?.settings ?? [] }
}

extension UnevenRoundedRectangle: DescribedShape {
    var settings: [Drawing.Setting] {
        let radii = [
            cornerRadii.topLeading, cornerRadii.topTrailing, cornerRadii.bottomTrailing, cornerRadii.bottomLeading,
        ]
        return [Drawing.Setting(.cornerRadii, radii.map { Double($0) })]
    }
}

extension TrimmedShape: DescribedShape {
    var settings: [Drawing.Setting] {
        shape.describedSettings + [
            Drawing.Setting(.trim, [Double(start), Double(end)])
        ]
    }
}

extension ShapeInset: DescribedShape {
    var settings: [Drawing.Setting] { shape.describedSettings }
}

extension OffsetShape: DescribedShape {
    var settings: [Drawing.Setting] { shape.describedSettings }
}
