import GridPress

extension RecordedView {
    /// Stacks of random frames of objc.io.
    static var randomStacks: [RecordedView] {
        [
            RecordedView("objc.hstack.00") {
                HStack(spacing: 0) {
                    Rectangle().frame(width: 81).named("r0")
                    Rectangle().frame(maxWidth: 86).named("r1")
                    Rectangle().frame(minWidth: 0, maxWidth: 5).named("r2")
                    Rectangle().frame(maxWidth: 3).named("r3")
                    Rectangle().frame(width: 56).named("r4")
                }
                .frame(width: 278, height: 100)
            },
            RecordedView("objc.hstack.02") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 58, maxWidth: 61).named("r0")
                    Rectangle().frame(minWidth: 44).named("r1")
                    Rectangle().frame(width: 51).named("r2")
                    Rectangle().frame(minWidth: 38, maxWidth: 48).named("r3")
                    Rectangle().frame(maxWidth: 77).named("r4")
                    Rectangle().frame(width: 99).named("r5")
                }
                .frame(width: 432, height: 100)
            },
            RecordedView("objc.hstack.04") {
                HStack(spacing: 0) {
                    Rectangle().frame(width: 24).named("r0")
                    Rectangle().frame(minWidth: 25, maxWidth: 39).named("r1")
                    Rectangle().frame(minWidth: 24).named("r2")
                }
                .frame(width: 254, height: 100)
            },
            RecordedView("objc.hstack.06") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 77).named("r0")
                    Rectangle().frame(minWidth: 45, maxWidth: 47).named("r1")
                    Rectangle().frame(minWidth: 54).named("r2")
                    Rectangle().named("r3")
                }
                .frame(width: 88, height: 100)
            },
            RecordedView("objc.hstack.08") {
                HStack(spacing: 0) {
                    Rectangle().named("r0")
                }
                .frame(width: 164, height: 100)
            },
            RecordedView("objc.hstack.10") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 20).named("r0")
                    Rectangle().frame(width: 18).named("r1")
                }
                .frame(width: 107, height: 100)
            },
            RecordedView("objc.hstack.12") {
                HStack(spacing: 0) {
                    Rectangle().frame(width: 28).named("r0")
                }
                .frame(width: 219, height: 100)
            },
            RecordedView("objc.hstack.14") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 92).named("r0")
                    Rectangle().frame(minWidth: 3).named("r1")
                    Rectangle().frame(maxWidth: 32).named("r2")
                    Rectangle().frame(minWidth: 32).named("r3")
                }
                .frame(width: 352, height: 100)
            },
            RecordedView("objc.hstack.16") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 17, maxWidth: 73).named("r0")
                    Rectangle().frame(minWidth: 3, maxWidth: 85).named("r1")
                    Rectangle().named("r2")
                    Rectangle().frame(minWidth: 7).named("r3")
                }
                .frame(width: 310, height: 100)
            },
            RecordedView("objc.hstack.18") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 1).named("r0")
                    Rectangle().frame(minWidth: 35).named("r1")
                }
                .frame(width: 419, height: 100)
            },
            RecordedView("objc.hstack.20") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 50).named("r0")
                }
                .frame(width: 406, height: 100)
            },
            RecordedView("objc.hstack.22") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 72).named("r0")
                    Rectangle().frame(minWidth: 30, maxWidth: 30).named("r1")
                    Rectangle().frame(maxWidth: 78).named("r2")
                    Rectangle().named("r3")
                    Rectangle().frame(minWidth: 27).named("r4")
                    Rectangle().named("r5")
                    Rectangle().frame(width: 90).named("r6")
                }
                .frame(width: 136, height: 100)
            },
            RecordedView("objc.hstack.24") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 91).named("r0")
                    Rectangle().frame(maxWidth: 15).named("r1")
                    Rectangle().frame(minWidth: 16).named("r2")
                    Rectangle().named("r3")
                    Rectangle().frame(maxWidth: 92).named("r4")
                }
                .frame(width: 278, height: 100)
            },
            RecordedView("objc.hstack.26") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 16, maxWidth: 20).named("r0")
                    Rectangle().frame(maxWidth: 28).named("r1")
                    Rectangle().frame(minWidth: 28, maxWidth: 86).named("r2")
                    Rectangle().frame(maxWidth: 97).named("r3")
                    Rectangle().frame(minWidth: 32, maxWidth: 83).named("r4")
                }
                .frame(width: 67, height: 100)
            },
            RecordedView("objc.hstack.28") {
                HStack(spacing: 0) {
                    Rectangle().named("r0")
                    Rectangle().named("r1")
                    Rectangle().frame(width: 45).named("r2")
                    Rectangle().named("r3")
                    Rectangle().frame(width: 41).named("r4")
                    Rectangle().frame(minWidth: 16, maxWidth: 62).named("r5")
                }
                .frame(width: 41, height: 100)
            },
            RecordedView("objc.hstack.30") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 4).named("r0")
                    Rectangle().frame(minWidth: 29, maxWidth: 92).named("r1")
                    Rectangle().named("r2")
                    Rectangle().frame(width: 18).named("r3")
                    Rectangle().frame(minWidth: 85, maxWidth: 85).named("r4")
                    Rectangle().frame(minWidth: 48, maxWidth: 66).named("r5")
                    Rectangle().frame(minWidth: 25, maxWidth: 39).named("r6")
                }
                .frame(width: 196, height: 100)
            },
            RecordedView("objc.hstack.32") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 41).named("r0")
                    Rectangle().frame(minWidth: 33, maxWidth: 36).named("r1")
                    Rectangle().frame(width: 77).named("r2")
                    Rectangle().frame(width: 63).named("r3")
                }
                .frame(width: 450, height: 100)
            },
            RecordedView("objc.hstack.34") {
                HStack(spacing: 0) {
                    Rectangle().frame(width: 28).named("r0")
                    Rectangle().frame(width: 95).named("r1")
                }
                .frame(width: 105, height: 100)
            },
            RecordedView("objc.hstack.36") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 35, maxWidth: 67).named("r0")
                    Rectangle().named("r1")
                    Rectangle().frame(minWidth: 45, maxWidth: 99).named("r2")
                }
                .frame(width: 245, height: 100)
            },
            RecordedView("objc.hstack.38") {
                HStack(spacing: 0) {
                    Rectangle().frame(maxWidth: 95).named("r0")
                    Rectangle().frame(minWidth: 14, maxWidth: 54).named("r1")
                    Rectangle().named("r2")
                }
                .frame(width: 269, height: 100)
            },
            RecordedView("objc.priorities") {
                HStack(spacing: 0) {
                    Rectangle().frame(minWidth: 50).named("red")
                    Rectangle().frame(width: 30).layoutPriority(2).named("green")
                    Rectangle().frame(minWidth: 50).layoutPriority(1).named("yellow")
                    Rectangle().layoutPriority(2).named("blue")
                    Rectangle().frame(minWidth: 100, maxWidth: 120).named("orange")
                }
                .frame(width: 400, height: 200, alignment: .leading)
            },
        ]
    }
}
