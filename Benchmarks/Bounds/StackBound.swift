/// A minimal program that divides a length among children.
///
/// It has no priorities, calls no closures, and doesn't check numbers.
enum StackBound {
    /// Divides a length, the least flexible children first; returns a number that depends on all lengths.
    static func divide(_ offer: Double, _ least: [Double], _ most: [Double], gap: Double) -> Int {
        struct Child {
            var room: Double
            var number: Int32
        }
        let count = least.count
        var children: [Child] = []
        children.reserveCapacity(count)
        var isInOrder = true
        for index in 0..<count {
            let room = most[index] - least[index]
            if index > 0, room < children[index - 1].room { isInOrder = false }
            children.append(Child(room: room, number: Int32(index)))
        }
        if !isInOrder { children.sort { $0.room != $1.room ? $0.room < $1.room : $0.number < $1.number } }
        var lengths = [Double](repeating: 0, count: count)
        var rest = offer - gap * Double(count - 1)
        var sum = offer - rest
        for position in 0..<count {
            let index = Int(children[position].number)
            let length = min(max(rest / Double(count - position), least[index]), most[index])
            lengths[index] = length
            rest -= length
            sum += length
        }
        return Int(sum) + (lengths.last.map { Int($0) } ?? 0)
    }
}
