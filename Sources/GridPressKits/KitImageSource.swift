// Sources of images by the names of Image I/O, and Core Foundation's names of Foundation's classes.

#if !canImport(Darwin)
    public typealias CFURL = NSURL
    public typealias CFString = NSString
    public typealias CFDictionary = NSDictionary
    public typealias CFArray = NSArray
    public typealias CFData = NSData

    public final class CGImageSource {
        let image: KitImage

        init?(_ data: Data) {
            guard let image = KitImage(data: data) else { return nil }
            self.image = image
        }
    }

    /// Returns the source of a file's image; `nil` if the file can't be read or drawn.
    ///
    /// The options have no effect.
    public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
        guard url.isFileURL, let path = url.path else { return nil }
        return (try? Data(contentsOf: URL(fileURLWithPath: path))).flatMap(CGImageSource.init)
    }

    /// Returns the source of an image; `nil` if the data can't be drawn.
    ///
    /// The options have no effect.
    public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
        CGImageSource(Data(referencing: data))
    }

    public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { 1 }

    /// Returns the image; `nil` for other indices than 0.
    ///
    /// The options have no effect.
    public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?)
        -> CGImage?
    { index == 0 ? CGImage(source.image) : nil }
#endif
