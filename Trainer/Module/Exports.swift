// The functions that the page calls. All numbers are in memory with fixed addresses: the page writes the numbers of a
// state, calls a function, and reads the results.

/// The numbers of the state that the page writes.
private enum Input {
    nonisolated(unsafe) static let container = allocate(ContainerParameter.allCases.count)
    nonisolated(unsafe) static let tracks = allocate(TrainerState.mostTracks * TrackParameter.allCases.count)
    nonisolated(unsafe) static let items = allocate(TrainerState.mostItems * ItemParameter.allCases.count)

    private static func allocate(_ count: Int) -> UnsafeMutablePointer<Double> {
        let memory = UnsafeMutablePointer<Double>.allocate(capacity: count)
        memory.initialize(repeating: .nan, count: count)
        return memory
    }

    static func state(trackCount: Int32, itemCount: Int32) -> TrainerState {
        let trackCount = Swift.min(Swift.max(Int(trackCount), 0), TrainerState.mostTracks)
        let itemCount = Swift.min(Swift.max(Int(itemCount), 0), TrainerState.mostItems)
        func numbers(_ memory: UnsafeMutablePointer<Double>, _ count: Int) -> [Double] {
            Array(UnsafeBufferPointer(start: memory, count: count))
        }
        return TrainerState(
            container: numbers(container, ContainerParameter.allCases.count),
            tracks: numbers(tracks, trackCount * TrackParameter.allCases.count),
            items: numbers(items, itemCount * ItemParameter.allCases.count)
        )
    }
}

/// The results that the page reads.
private enum Output {
    nonisolated(unsafe) static var numbers: [Double] = []
    nonisolated(unsafe) static var text: [UInt8] = []
}

/// Returns the address at which the page writes the values of the container.
@_cdecl("container_numbers")
public func containerNumbers() -> UnsafeMutablePointer<Double> { Input.container }

/// Returns the address at which the page writes the values of the tracks.
@_cdecl("track_numbers")
public func trackNumbers() -> UnsafeMutablePointer<Double> { Input.tracks }

/// Returns the address at which the page writes the values of the items.
@_cdecl("item_numbers")
public func itemNumbers() -> UnsafeMutablePointer<Double> { Input.items }

/// Lays out the state, and returns the count of numbers in the picture.
@_cdecl("draw")
public func draw(trackCount: Int32, itemCount: Int32) -> Int32 {
    Output.numbers = Input.state(trackCount: trackCount, itemCount: itemCount).picture().numbers
    return Int32(Output.numbers.count)
}

/// Explains the frame of an item, and returns the count of numbers in the steps, which the page reads like the numbers
/// of a picture.
@_cdecl("explain")
public func explain(item: Int32, trackCount: Int32, itemCount: Int32) -> Int32 {
    let state = Input.state(trackCount: trackCount, itemCount: itemCount)
    Output.numbers = state.explanation(of: Int(item))?.numbers ?? []
    return Int32(Output.numbers.count)
}

/// Returns the numbers of the picture that was drawn last.
@_cdecl("picture_numbers")
public func pictureNumbers() -> UnsafePointer<Double>? {
    Output.numbers.withUnsafeBufferPointer { $0.baseAddress }
}

/// Writes the code of the state in a language, and returns its length in bytes.
@_cdecl("write_code")
public func writeCode(language: Int32, trackCount: Int32, itemCount: Int32) -> Int32 {
    Output.text = Input.state(trackCount: trackCount, itemCount: itemCount).code(
        CodeLanguage(rawValue: Int(language)) ?? .document
    )
    return Int32(Output.text.count)
}

/// Returns the bytes of the code that was written last.
@_cdecl("code_bytes")
public func codeBytes() -> UnsafePointer<UInt8>? { Output.text.withUnsafeBufferPointer { $0.baseAddress } }

extension TrainerPicture {
    /// All numbers of the picture as a flat list: the container, the counts of tracks, the items, then the tracks.
    package var numbers: [Double] {
        var numbers: [Double] = []
        numbers.reserveCapacity(7 + frames.count * 10 + (columns.count + rows.count + firstPass.count) * 2)
        func add(_ rect: Rect) {
            numbers.append(rect.x)
            numbers.append(rect.y)
            numbers.append(rect.width)
            numbers.append(rect.height)
        }
        add(container)
        numbers.append(Double(columns.count))
        numbers.append(Double(rows.count))
        numbers.append(Double(firstPass.count))
        for index in frames.indices {
            add(frames[index])
            add(colors[index])
            numbers.append(offers[index].width ?? .nan)
            numbers.append(offers[index].height ?? .nan)
        }
        for tracks in [columns, rows, firstPass] {
            for track in tracks {
                numbers.append(track.start)
                numbers.append(track.length)
            }
        }
        return numbers
    }
}
