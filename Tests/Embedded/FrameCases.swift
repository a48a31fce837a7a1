import LayoutSolvers

func flexibleLengthCases() {
    let limits: [Double?] = [nil, 0, 70, 200, .infinity, .nan, -5]
    for minimum in limits {
        for ideal in limits {
            for maximum in limits {
                let length = FlexibleLength(minimum: minimum, ideal: ideal, maximum: maximum)
                let name = "frame, \(exact(minimum)) \(exact(ideal)) \(exact(maximum))"
                for offer in offers {
                    let frameLength = length.length(for: offer, child: 90)
                    report(
                        "\(name), offer \(exact(offer))",
                        [
                            length.childOffer(for: offer), frameLength,
                            length.placementOffer(for: offer, length: frameLength),
                        ]
                    )
                }
            }
        }
    }
}

func aspectRatioCases() {
    for (width, height) in [(1, 1), (1.5, 1), (1, 3), (49, 7.0 / 3), (0, 1), (.nan, 1), (1, .infinity)] {
        for fills in [false, true] {
            let solver = AspectRatioSolver(width: width, height: height, fills: fills)
            for offerWidth in offers {
                for offerHeight in offers {
                    let box = solver.box(offerWidth: offerWidth, offerHeight: offerHeight)
                    report(
                        "aspect, \(exact(width)) \(exact(height)) \(fills ? "fill" : "fit"), "
                            + "offer \(exact(offerWidth)) \(exact(offerHeight))",
                        [box?.width, box?.height]
                    )
                }
            }
        }
    }
}
