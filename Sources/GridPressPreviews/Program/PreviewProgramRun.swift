import GridPress

/// One run of a program, from the first preview that isn't drawn yet to the last.
@MainActor
struct PreviewProgramRun {
    private let request: PreviewRequest
    private let channel: EventChannel
    /// The device for previews that request none; `nil` for an unknown name in the request.
    private let device: DeviceProfile?

    init(_ request: PreviewRequest, _ channel: EventChannel) {
        self.request = request
        self.channel = channel
        device = request.device.map { DeviceProfile(named: $0) } ?? .standard
    }

    /// Draws the previews.
    func draw() async {
        guard let device else {
            channel.send(.unknownDevice(request.device ?? ""))
            channel.send(.ended)
            return
        }
        let declarations = PreviewDeclaration.all
        channel.send(.declarations(declarations.map(\.description)))
        for (number, declaration) in declarations.enumerated()
        where number >= request.start.declaration && isWanted(declaration) {
            channel.send(.began(declaration: number, preview: nil))
            do {
                let scenes = try declaration.scenes()
                channel.send(.previews(declaration: number, names: scenes.map(\.name)))
                let first = number == request.start.declaration ? request.start.preview : 0
                for (preview, scene) in scenes.enumerated() where preview >= first {
                    channel.send(.began(declaration: number, preview: preview))
                    await draw(scene, of: number, preview, on: device)
                    // A preview doesn't leave processes that count as those of the next.
                    ChildProcesses.endAll()
                }
            } catch {
                channel.send(.failed(declaration: number, preview: 0, message: "\(error)"))
            }
        }
        channel.send(.ended)
    }

    /// Returns whether the request includes a declaration.
    ///
    /// Providers are always included, because their file is unknown.
    private func isWanted(_ declaration: PreviewDeclaration) -> Bool {
        guard let fileIDs = request.fileIDs, let fileID = declaration.description.fileID else { return true }
        return fileIDs.contains(fileID)
    }

    private func draw(_ scene: PreviewScene, of declaration: Int, _ preview: Int, on device: DeviceProfile) async {
        for (number, variant) in request.variants.enumerated() {
            let start = DispatchTime.now()
            do {
                let picture = try await scene.picture(in: variant, on: device, fitsContent: request.fitsContent)
                channel.endCopy()
                let file = "\(declaration)-\(preview)-\(number).\(request.content.ending)"
                let path = request.folder + "/" + file
                try Data(picture.text(of: request.content).utf8).write(to: URL(fileURLWithPath: path))
                channel.send(
                    .drew(
                        PreviewEvent.Picture(
                            declaration: declaration,
                            preview: preview,
                            name: scene.name,
                            variant: number,
                            file: file,
                            scheme: SchemeName(picture.scheme),
                            isBlank: picture.drawing.isBlank(in: picture.scheme),
                            findings: picture.drawing.findings + picture.drawing.reviewedTruncation(),
                            hasGrid: !picture.drawing.grids.isEmpty,
                            seconds: Double(DispatchTime.now().uptimeNanoseconds - start.uptimeNanoseconds) / 1e9
                        )
                    )
                )
            } catch {
                channel.send(.failed(declaration: declaration, preview: preview, message: "\(error)"))
            }
        }
    }
}
