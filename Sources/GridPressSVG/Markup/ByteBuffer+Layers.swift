extension ByteBuffer {
    /// Appends the class name of a layer.
    package mutating func append(_ layer: Drawing.Layer) {
        switch layer {
        case .background: append("background")
        case .content: append("content")
        case .overlay: append("overlay")
        case .mask: append("mask")
        case .annotation: append("annotation")
        }
    }
}
