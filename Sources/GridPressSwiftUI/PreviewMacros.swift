import GridPressViews

/// Registers views with a name, to be drawn as a ``Preview``.
///
/// ```swift
/// #Preview("Large", traits: .sizeThatFitsLayout) {
///     Text("Welcome").font(.largeTitle)
/// }
/// ```
///
/// Use ``Previewable()`` to declare variables of the views.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size, the orientation and the modifiers of the preview.
///   - body: The views.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "GridPressMacros", type: "PreviewMacro")

/// Registers views with a name and the cameras of a scene.
///
/// - Parameters:
///   - name: The name of the preview.
///   - traits: The size, the orientation and the modifiers of the preview.
///   - body: The views.
///   - cameras: The cameras. They have no effect in a static rendering.
@freestanding(declaration)
public macro Preview(
    _ name: String? = nil,
    traits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View,
    @PreviewCameraBuilder cameras: @escaping @MainActor () -> [PreviewCamera]
) = #externalMacro(module: "GridPressMacros", type: "PreviewMacro")

/// Makes a variable in the body of a `#Preview` a property of the preview, so that its views can change it.
///
/// ```swift
/// #Preview {
///     @Previewable @State var isOn = true
///     Toggle("Sound", isOn: $isOn)
/// }
/// ```
///
/// The declaration is at the top of the body, and its initial value names no other variable of the body.
@attached(peer)
public macro Previewable() = #externalMacro(module: "GridPressMacros", type: "PreviewableMacro")
