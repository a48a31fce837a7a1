import LayoutSolvers

func guideCases() {
    report(guides: "nobody", [])
    report(guides: "centres", [(20, 10), (31, 15.5), (1.0 / 3, 1.0 / 6)])
    report(guides: "baselines", [(20, 16), (40, 10), (12, 12)])
    report(guides: "outside", [(10, 50), (10, -25)])
    report(guides: "endless", [(.infinity, .infinity), (20, 10)])
    report(guides: "odd", [(.nan, 5), (10, .nan), (-.infinity, -.infinity), (10, .infinity)])
}

private func report(guides name: String, _ children: [(length: Double, guide: Double)]) {
    var extent = GuideExtent()
    for child in children { extent.add(length: child.length, guide: child.guide) }
    report("guides, \(name)", [extent.before, extent.after, extent.length])
}
