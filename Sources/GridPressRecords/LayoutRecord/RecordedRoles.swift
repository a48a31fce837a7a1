import GridPressDrawings

/// The roles of kinds in a layout record, listed once instead of with each element.
struct RecordedRoles {
    /// The attribute that lists the kinds of a role.
    package static let attributes: [(role: Drawing.Role, name: StaticString)] = [
        (.container, "containers"), (.leaf, "leaves"), (.modifier, "modifiers"), (.layer, "layers"), (.cell, "cells"),
        (.part, "parts"),
    ]

    private var roleOfKind: [String: Drawing.Role] = [:]
    private let elements: [Drawing.Element]

    init(_ drawing: Drawing) {
        elements = drawing.elements
        var counts: [String: [Drawing.Role: Int]] = [:]
        var areDefault: [String: Bool] = [:]
        for (index, element) in elements.enumerated() where element.layer != .annotation {
            counts[element.kind.name, default: [:]][element.kind.role, default: 0] += 1
            let isDefault = element.kind.role == Self.standard(element, at: index)
            areDefault[element.kind.name] = isDefault && areDefault[element.kind.name] ?? true
        }
        for (kind, counts) in counts where areDefault[kind] == false && LayoutRecordFormat.isElementName(kind) {
            let roles = Drawing.Role.allCases.filter { $0 != .annotation }
            let most = roles.map { counts[$0] ?? 0 }.max() ?? 0
            roleOfKind[kind] = roles.first { counts[$0] == most }
        }
    }

    /// The listed kinds of each role.
    var listed: [(name: StaticString, kinds: [String])] {
        Self.attributes.compactMap { role, name in
            let kinds = roleOfKind.filter { $0.value == role }.keys.sorted()
            return kinds.isEmpty ? nil : (name, kinds)
        }
    }

    /// Returns whether the role of an element differs from the role of its kind.
    func isException(_ element: Drawing.Element, at index: Int) -> Bool {
        element.kind.role
            != roleOfKind[element.kind.name] ?? Self.standard(element, at: index)
    }

    private static func standard(_ element: Drawing.Element, at index: Int) -> Drawing.Role {
        .standard(element.kind.name) ?? .standard(hasElementsInside: element.end > index + 1)
    }

    /// Returns whether elements with the role of an element usually have a mark.
    func usuallyPaints(_ index: Int) -> Bool { elements[index].kind.role.usuallyPaints }
}

extension Drawing.Role {
    /// Whether elements of this role usually have a mark.
    package var usuallyPaints: Bool { self == .leaf || self == .part }
}
