// The parts of controls, which follow from the settings of the controls.

extension DrawingComparison {
    /// Finds the controls with changed settings.
    mutating func findChangedControls() {
        for pair in pairs {
            let (before, after) = (old.elements[pair.old], new.elements[pair.new])
            guard after.isComposedControl, before.kind == after.kind,
                !differences(before.settingsOfAuthor, after.settingsOfAuthor).isEmpty
            else { continue }
            changedControls.old.insert(pair.old)
            changedControls.new.insert(pair.new)
        }
    }

    /// Returns whether an element of the new drawing is a part of a control with changed settings.
    func isPartOfChangedControl(_ element: Int) -> Bool {
        guard !changedControls.new.isEmpty, element < newNames.tree.count else { return false }
        return newNames.control(ofPart: element).map(changedControls.new.contains) ?? false
    }

    /// Returns whether the elements are a part of a control with changed settings.
    func isPartOfChangedControl(_ elements: CauseSite.Elements) -> Bool {
        if let element = elements.new { return isPartOfChangedControl(element) }
        guard !changedControls.old.isEmpty, let element = elements.old, element < oldNames.tree.count else {
            return false
        }
        return oldNames.control(ofPart: element).map(changedControls.old.contains) ?? false
    }
}
