import LayoutSolvers
import LibrarySolvers

/// The rules of masonry in their simplest form, regardless of speed.
struct MasonryModel {
    var lanes: [Int] = []
    var starts: [Double] = []
    var length = 0.0

    init(_ masonry: MasonrySolver, _ lengths: [Double], _ spans: [Int]) {
        var ends = [Double](repeating: 0, count: masonry.laneCount)
        var holdsItem = [Bool](repeating: false, count: masonry.laneCount)
        for (index, length) in lengths.enumerated() {
            let span = spans.isEmpty ? 1 : min(max(spans[index], 1), masonry.laneCount)
            // The first position at which the longest of the spanned lanes is the shortest.
            let reaches = (0...masonry.laneCount - span).map { ends[$0..<$0 + span].max() ?? 0 }
            let lane = reaches.indices.min { reaches[$0] < reaches[$1] } ?? 0
            let start = holdsItem[lane..<lane + span].contains(true) ? reaches[lane] + masonry.gap : 0
            for itemLane in lane..<lane + span {
                ends[itemLane] = max(start + length, reaches[lane])
                holdsItem[itemLane] = true
            }
            lanes.append(lane)
            starts.append(start)
        }
        length = ends.max() ?? 0
        align(masonry, ends, lengths, spans.map { min(max($0, 1), masonry.laneCount) })
    }

    private mutating func align(_ masonry: MasonrySolver, _ ends: [Double], _ lengths: [Double], _ spans: [Int]) {
        // Lanes with a common item form a group.
        var groups = Array(0..<masonry.laneCount)
        for (index, lane) in lanes.enumerated() where !spans.isEmpty {
            for itemLane in lane..<lane + spans[index] {
                let (old, new) = (groups[itemLane], groups[lane])
                groups = groups.map { $0 == old ? new : $0 }
            }
        }
        for group in Set(groups) {
            let members = groups.indices.filter { groups[$0] == group }
            let spare = length - (members.map { ends[$0] }.max() ?? 0)
            let items = lanes.indices.filter { groups[lanes[$0]] == group }
            for (number, item) in items.enumerated() {
                switch masonry.alignment {
                case .leading: break
                case .center: starts[item] += spare / 2
                case .trailing: starts[item] += spare
                case .justified:
                    if members.count == 1, items.count > 1 {
                        starts[item] += spare * Double(number) / Double(items.count - 1)
                    }
                }
            }
        }
    }
}
