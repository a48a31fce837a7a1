// Scripts/list-missing writes this file.

extension AppleNames {
    /// The modules of the package `Shims` that sources import.
    static let modules = words(
        """
        AppKit Cocoa Combine CoreFoundation CoreGraphics CoreLocation CoreTransferable DeveloperToolsSupport os OSLog
        QuartzCore simd SwiftUI UIKit UniformTypeIdentifiers
        """
    )

    /// The missing names of SwiftUI and of the modules that GridPress has.
    static let missing = words(
        """
        .accessibilityChartDescriptor .accessibilityDragPoint .accessibilityDropPoint .accessibilityQuickAction
        .accessibilityScrollStatus .accessoryWidgetGroupStyle .allowsWindowActivationEvents .aspectRatio3D
        .assistiveAccessNavigationIcon .asyncImageURLSession .attributedTextFormattingDefinition .breakthroughEffect
        .complicationForeground .containerCornerOffset .contentCaptureProtected .contentToolbar
        .controlWidgetActionHint .controlWidgetStatus .defaultWorldScaling .dialogPreventsAppTermination
        .dismissalConfirmationDialog .documentBrowserContextMenu .dragConfiguration .dragContainer
        .dragContainerSelection .dragPreviewsFormation .dropConfiguration .dropPreviewsFormation .dynamicIsland
        .exportableToServices .exportsItemProviders .fileDialogURLEnabled .handGestureShortcut .handPointerBehavior
        .hoverEffectGroup .immersionStyle .immersiveContentBrightness .immersiveEnvironmentBehavior
        .immersiveEnvironmentPicker .importableFromServices .importsItemProviders .interactionActivityTrackingTag
        .manipulable .manipulationGesture .modifierKeyAlternate .onCameraCaptureEvent .onCommand .onDragSessionUpdated
        .onDropSessionUpdated .onGeometryChange3D .onImmersionChange .onInteractiveResizeChange .onLongTouchGesture
        .onPencilDoubleTap .onPencilSqueeze .onVolumeViewpointChange .onWorldRecenter .ornament .padding3D
        .pageCommand .perspectiveRotationEffect .preferredSurroundingsEffect .preferredWindowClippingMargins
        .presentationBreakthroughEffect .presentationPreventsAppTermination .presentedWindowStyle
        .presentedWindowToolbarStyle .previewContext .reorderContainer .rotation3DLayout .scaledToFill3D
        .scaledToFit3D .searchSelection .spatialOverlay .spatialOverlayPreferenceValue .speechAnnouncementsQueued
        .supportedVolumeViewpoints .swipeActionsContainer .textInputFormattingControlVisibility .toolbarItemHidden
        .toolbarMinimizationBehavior .toolbarMinimizationRestoration .toolbarMinimizationSafeAreaAdjustment
        .toolbarOverflowMenu .touchBar .touchBarCustomizationLabel .touchBarItemPresence .touchBarItemPrincipal
        .transform3DEffect .upperLimbVisibility .visualEffect3D .volumeBaseplateVisibility .volumeWorldAlignment
        .widgetCurvesContent .windowResizeAnchor .windowToolbarFullScreenVisibility .windowToolbarLabelStyle
        /accessibilityAssistiveAccessEnabled /accessibilityPrefersHeadAnchorAlternative /accessibilityShowBorders
        /allowedDynamicRange /buttonRepeatBehavior /buttonSizing /complicationRenderingMode /contentTransition
        /contentTransitionAddsDrawingGroup /defaultWheelPickerItemHeight /disableAutocorrection /dismissImmersiveSpace
        /documentConfiguration /findContext /fontResolutionContext /horizontalScrollBounceBehavior
        /horizontalScrollIndicatorVisibility /immersiveSpaceDisplacement /isFocusEffectEnabled /isHoverEffectEnabled
        /isSceneCaptured /isScrollEnabled /isTabBarShowingSections /isUserAuthenticationEnabled
        /labelIconToTitleSpacing /labelReservedIconWidth /labelsVisibility /levelOfDetail /lineHeight
        /managedObjectContext /materialActiveAppearance /menuIndicatorVisibility /navigationLinkIndicatorVisibility
        /openImmersiveSpace /physicalMetrics /preferredPencilDoubleTapAction /preferredPencilSqueezeAction /pushWindow
        /remoteDeviceIdentifier /scrollDismissesKeyboardMode /searchSuggestionsPlacement
        /showsWidgetContainerBackground /showsWidgetLabel /sidebarRowSize /springLoadingBehavior /supportsRemoteScenes
        /symbolColorRenderingMode /symbolVariableValueMode /tabBarPlacement /textSelectionAffinity /toolbarLabelStyle
        /verticalScrollBounceBehavior /verticalScrollIndicatorVisibility /widgetFamily /widgetRenderingMode
        /windowClippingMargins /worldTrackingLimitations /writingToolsBehavior AccessibilityActionCategory
        AccessibilityAttachmentModifier AccessibilityDirectTouchOptions AccessibilityQuickActionOutlineStyle
        AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle AccessibilitySystemRotor AlertScene
        Alignment3D AnimatableIgnored AnimatableValues AnyCompositorContent AnyNavigationTransition
        AnyScrollTargetBehavior AnyTabContent AssistiveAccess AttributedTextFormatting
        AttributedTextFormattingDefinition AttributedTextSelection AttributedTextValueConstraint
        AutomaticGlassBackgroundEffect AutomaticHoverEffect AutomaticImmersionStyle AutomaticNavigationSplitViewStyle
        AutomaticPresentationSizing AXChartDescriptorRepresentable BalancedNavigationSplitViewStyle BreakthroughEffect
        CAFrameRateRange CAMediaTiming CAMetalLayer CAScrollLayer CATiledLayer CATransformLayer CGBitmapInfo
        CGDataProvider CGFont CGFunction CGGradient CGImageAlphaInfo CGLayer CGPattern CGPDFDocument CGPDFPage
        CGShading Chirality CLBackgroundActivitySession CLBeacon CLBeaconRegion CLFloor CLLocationUpdate CLMonitor
        CLServiceSession CLVisit ColorMatrix CompositorContent CompositorContentBuilder ConcentricRectangle
        ContentBuilder ContentHoverEffect ContentToolbarPlacement ControlWidget ControlWidgetConfiguration
        ControlWidgetConfigurationBuilder ControlWidgetTemplate ControlWidgetTemplateBuilder CustomHoverEffect
        DebugReplaceableView DefaultDateProgressLabel DefaultDocumentGroupLaunchActions DefaultSettingsLinkLabel
        DefaultShareLinkLabel DefaultWindowVisibilityToggleLabel DepthAlignment DepthAlignmentID DisclosureTableRow
        DismissBehavior DismissImmersiveSpaceAction DocumentBaseBox DocumentConfiguration DocumentGroupLaunchScene
        DocumentLaunchGeometryProxy DocumentLaunchView DragConfiguration DragDropPreviewsFormation DragSession
        DropConfiguration DropSession DynamicTableRowContent Edge3D EdgeInsets3D EditableCollectionContent
        EmptyControlWidgetConfiguration EmptyControlWidgetTemplate EmptyHoverEffect EmptyHoverEffectContent
        EmptyTableRowContent EmptyWidgetConfiguration FeatheredGlassBackgroundEffect FetchedResults FetchRequest
        FillShapeView FindContext FittedPresentationSizing FixedTextVariant FormPresentationSizing FullImmersionStyle
        GeometryProxy3D GeometryProxyCoordinateSpace3D GeometryReader3D GlassBackgroundEffect
        GlassBackgroundEffectConfiguration GroupHoverEffect HandActivationBehavior HandGestureShortcut
        HandPointerBehavior HighlightHoverEffect HoverEffectContent HoverEffectGroup HoverEffectPhaseOverride
        ImmersionChangeContext ImmersionStyle ImmersiveContentBrightness ImmersiveEnvironmentBehavior ImmersiveSpace
        ImmersiveSpaceContent ImmersiveSpaceContentBuilder ImmersiveSpaceViewContent IndexedIdentifierCollection
        ItemProviderTableRowModifier LabeledControlGroupContent LayoutRotationUnaryLayout LiftHoverEffect
        LimitedAvailabilityConfiguration Manipulable ManipulableModifier ManipulableResponderModifier
        ManipulableTransformBindingModifier ManipulationGeometryModifier ManipulationGestureModifier
        ManipulationUsingGestureStateModifier MatchedTransitionSourceConfiguration MixedImmersionStyle
        NavigationSplitViewStyleConfiguration NewDocumentButton NSBitmapImageRep NSCell NSClickGestureRecognizer
        NSClipView NSCollectionView NSComboBox NSDocument NSDocumentController NSDraggingDestination NSDraggingInfo
        NSGestureRecognizer NSGestureRecognizerRepresentable NSGestureRecognizerRepresentableContext
        NSGestureRecognizerRepresentableCoordinateSpaceConverter NSGraphicsContext NSGridView NSHapticFeedbackManager
        NSHostingMenu NSHostingSceneBridgingOptions NSHostingSceneRepresentation NSHostingSizingOptions NSImageRep
        NSLayoutManager NSLevelIndicator NSMagnificationGestureRecognizer NSMenuDelegate NSOutlineView
        NSPanGestureRecognizer NSPathControl NSPressGestureRecognizer NSPrintOperation NSRunningApplication NSScroller
        NSSecureTextField NSShadow NSSplitView NSStepper NSSwitch NSTableCellView NSTableColumn NSTableView
        NSTableViewDataSource NSTableViewDelegate NSTabView NSText NSTextStorage NSToolbar NSToolbarItem NSTouchBar
        OnInsertTableRowModifier OpenImmersiveSpaceAction OrnamentAttachmentAnchor OrnamentHoverContentEffect
        OrnamentHoverEffect os_signpost os_unfair_lock OSLogEntry OSLogEntryLog OSLogPosition OSLogStore OSSignposter
        OSSignpostID PagePresentationSizing PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction
        PencilSqueezeGesturePhase PencilSqueezeGestureValue PhysicalMetric PhysicalMetricsConverter
        PlateGlassBackgroundEffect PresentationSizingContext PresentationSizingRoot PreviewContext PreviewContextKey
        ProgressiveImmersionAspectRatio ProgressiveImmersionStyle ProminentDetailNavigationSplitViewStyle
        PullDownButton PushWindowAction RemoteDeviceIdentifier RemoteImmersiveSpace
        ReorderableSingleCollectionIdentifier ReorderDifference RotateGesture3D RoundedRectangularShape
        RoundedRectangularShapeCorners ScrollContentOffsetAdjustmentBehavior ScrollTargetBehaviorProperties
        ScrollTargetBehaviorPropertiesContext SearchUnavailableContent SectionedFetchRequest SectionedFetchResults
        SettingsLink ShapeRole SidebarRowSize SizeDependentTextVariant SliderTick SliderTickBuilder SliderTickContent
        SliderTickContentForEach SnapshotData SnapshotResponse SpatialContainer SpatialEventCollection
        SpatialEventGesture SquareAzimuth StrokeBorderShapeView StrokeShapeView Subscriptions SubscriptionView
        SurfaceSnappingInfo SurroundingsEffect SymbolEffectTransition SystemFormatStyle TabBarPlacement
        TableColumnForEach TableHeaderRowContent TableOutlineGroupContent TableStyleConfiguration
        TextEditorStyleConfiguration TextFieldLink TextInputFormattingControlPlacement TimeDataSource
        ToolbarItemVisibilityPriority ToolbarLabelStyle ToolbarMinimizationBehavior ToolbarOverflowMenu TouchBar
        TouchBarItemPresence TupleSliderTickContent TupleTableColumnContent TupleTableRowContent
        UIBackgroundConfiguration UICellAccessory UICollectionViewController UICollectionViewListCell
        UIContextMenuConfiguration UIContextMenuInteraction UICoordinateSpace UIDocument
        UIDocumentInteractionController UIDocumentPickerViewController UIDragInteraction UIDropInteraction
        UIGraphicsPDFRenderer UIHostingControllerSizingOptions UIHostingOrnament UIHostingSceneDelegate
        UIHoverGestureRecognizer UIImageConfiguration UIInputViewController UIKeyCommand UIListContentConfiguration
        UIMenuController UINib UIOrnament UIPencilInteraction UIPointerInteraction UIPrintInteractionController
        UIScreenEdgePanGestureRecognizer UISearchController UIStoryboard UITextInput UITextInputAssistantItem
        UIToolTipInteraction UITraitBridgedEnvironmentKey UnitPoint3D UTTagClass ViewDimensions3D Viewpoint3D
        VolumetricWindowStyle VolumeViewpointUpdateStrategy Widget WidgetBundle WidgetBundleBuilder
        WidgetConfiguration WindowProxy WindowToolbarFullScreenVisibility WindowVisibilityToggle
        WKApplicationDelegateAdaptor WKExtensionDelegateAdaptor WKHostingController WKInterfaceObjectRepresentable
        WKInterfaceObjectRepresentableContext WKNotificationScene WKUserNotificationHostingController
        WorldAlignmentBehavior WorldRecenterPhase WorldScalingBehavior WorldScalingCompensation
        WorldTrackingLimitation ZStackContent3D
        """
    )

    /// The names of each framework that GridPress has no module for, after the name of its module.
    static let absent = words(
        """
        Accelerate: BNNS vDSP vDSP_Length vForce vImage_Buffer vImage_CGImageFormat
        ActivityKit: Activity ActivityAttributes ActivityAuthorizationInfo ActivityContent ActivityState ActivityStyle
        ActivityUIDismissalPolicy AlertConfiguration PushType
        AdServices: AAAttribution
        AppIntents: AppEntity AppEnum AppIntent AppShortcut AppShortcutPhrase AppShortcutsProvider
        ControlConfigurationIntent DisplayRepresentation EntityQuery EntityStringQuery IntentDescription IntentDialog
        IntentParameter IntentResult LiveActivityIntent OpenIntent Parameter ParameterSummary SetValueIntent
        ShortcutsLink SiriTipView SnippetIntent TypeDisplayRepresentation WidgetConfigurationIntent
        .onAppIntentExecution .shortcutsLinkStyle .siriTipViewStyle
        AppTrackingTransparency: ATTrackingManager
        ARKit: ARAnchor ARCamera ARCoachingOverlayView ARConfiguration ARFaceTrackingConfiguration ARFrame
        ARKitSession ARSCNView ARSCNViewDelegate ARSession ARSessionDelegate ARWorldTrackingConfiguration
        HandTrackingProvider WorldTrackingProvider
        AudioToolbox: AUAudioUnit AudioComponentDescription AudioServicesCreateSystemSoundID
        AudioServicesPlayAlertSound AudioServicesPlaySystemSound SystemSoundID
        AuthenticationServices: ASAuthorization ASAuthorizationAppleIDButton ASAuthorizationAppleIDCredential
        ASAuthorizationAppleIDProvider ASAuthorizationController ASAuthorizationControllerDelegate
        ASAuthorizationControllerPresentationContextProviding ASWebAuthenticationPresentationContextProviding
        ASWebAuthenticationSession AuthorizationController SignInWithAppleButton WebAuthenticationSession
        .signInWithAppleButtonStyle /authorizationController /credentialDataManager /credentialExportManager
        /credentialImportManager /webAuthenticationSession
        AVFoundation: AVAsset AVAssetImageGenerator AVAudioEngine AVAudioPlayer AVAudioPlayerDelegate AVAudioRecorder
        AVAudioSession AVCaptureDevice AVCaptureDeviceInput AVCaptureMetadataOutput
        AVCaptureMetadataOutputObjectsDelegate AVCapturePhoto AVCapturePhotoCaptureDelegate AVCapturePhotoOutput
        AVCapturePhotoSettings AVCaptureSession AVCaptureVideoDataOutput AVCaptureVideoPreviewLayer
        AVLayerVideoGravity AVMediaType AVMetadataMachineReadableCodeObject AVPlayer AVPlayerItem AVPlayerLayer
        AVPlayerLooper AVQueuePlayer AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance AVURLAsset
        AVKit: AVCaptureEventInteraction AVInputPickerInteraction AVPictureInPictureController
        AVPictureInPictureControllerDelegate AVPlayerView AVPlayerViewController AVPlayerViewControllerDelegate
        AVRoutePickerView AVRoutePickerViewDelegate VideoPlayer .cameraAnchor .continuityDevicePicker
        BackgroundTasks: BGAppRefreshTask BGAppRefreshTaskRequest BGContinuedProcessingTask BGProcessingTask
        BGProcessingTaskRequest BGTask BGTaskScheduler
        Carbon: EventHotKeyID EventHotKeyRef kVK_Escape kVK_Return kVK_Space RegisterEventHotKey
        Charts: AnnotationContext AnnotationOverflowResolution AnnotationPosition AnyAxisContent AnyAxisMark
        AnyChartContent AnyChartSymbolShape AreaMark AreaPlot AxisContent AxisContentBuilder AxisGridLine AxisMark
        AxisMarkBuilder AxisMarkPosition AxisMarkPreset AxisMarks AxisMarkValues AxisTick AxisValue AxisValueLabel
        AxisValueLabelCollisionResolution AxisValueLabelOrientation BarMark BarPlot BasicChartSymbolShape
        BuilderConditional Chart Chart3D Chart3DContent ChartAxisContent ChartBinRange ChartContent
        ChartContentBuilder ChartPlotContent ChartProxy ChartScrollTargetBehavior ChartSymbolShape DateBins
        InterpolationMethod LineMark LinePlot MajorValueAlignment MarkDimension MarkStackingMethod NumberBins
        Plottable PlottableProjection PlottableValue PointMark PointPlot PositionScaleRange PrimitivePlottableProtocol
        RectangleMark RectanglePlot RuleMark RulePlot ScaleDomain ScaleRange ScaleType SectorMark SectorPlot
        SurfacePlot ValueAlignedChartScrollTargetBehavior VectorizedChartContent .chart3DCameraProjection .chart3DPose
        .chart3DRenderingStyle .chartAngleSelection .chartBackground .chartForegroundStyleScale .chartGesture
        .chartLegend .chartLineStyleScale .chartOverlay .chartPlotStyle .chartScrollableAxes .chartScrollPosition
        .chartScrollTargetBehavior .chartSymbolScale .chartSymbolSizeScale .chartXAxis .chartXAxisLabel
        .chartXAxisStyle .chartXScale .chartXSelection .chartXVisibleDomain .chartYAxis .chartYAxisLabel
        .chartYAxisStyle .chartYScale .chartYSelection .chartYVisibleDomain .chartZAxis .chartZAxisLabel .chartZScale
        .chartZSelection
        CloudKit: CKAsset CKContainer CKDatabase CKError CKQuery CKQueryOperation CKRecord CKRecordZone CKShare
        CKSubscription CKSyncEngine
        CompositorServices: CompositorLayer CompositorLayerConfiguration LayerRenderer
        Contacts: CNContact CNContactFetchRequest CNContactFormatter CNContactStore CNContactVCardSerialization
        CNLabeledValue CNMutableContact CNPhoneNumber CNSaveRequest
        ContactsUI: CNContactPickerDelegate CNContactPickerViewController CNContactViewController ContactAccessButton
        .contactAccessButtonCaption .contactAccessButtonStyle .contactAccessPicker
        CoreBluetooth: CBAdvertisementData CBCentralManager CBCentralManagerDelegate CBCharacteristic CBManagerState
        CBPeripheral CBPeripheralDelegate CBPeripheralManager CBService CBUUID
        CoreData: NSAttributeDescription NSBatchDeleteRequest NSEntityDescription NSFetchedResultsController
        NSFetchRequest NSFetchRequestResult NSManagedObject NSManagedObjectContext NSManagedObjectID
        NSManagedObjectModel NSMergePolicy NSPersistentCloudKitContainer NSPersistentContainer
        NSPersistentHistoryTransaction NSPersistentStore NSPersistentStoreCoordinator NSPersistentStoreDescription
        CoreHaptics: CHHapticDynamicParameter CHHapticEngine CHHapticEvent CHHapticEventParameter
        CHHapticParameterCurve CHHapticPattern CHHapticPatternPlayer
        CoreImage: CIColor CIContext CIDetector CIFilter CIImage CIKernel CIQRCodeFeature CIVector
        CoreLocationUI: CLLocationButton LocationButton
        CoreMedia: CMFormatDescription CMSampleBuffer CMTime CMTimeGetSeconds CMTimeMake CMTimeMakeWithSeconds
        CMTimeRange
        CoreML: MLFeatureProvider MLFeatureValue MLModel MLModelConfiguration MLMultiArray MLPredictionOptions
        CoreMotion: CMAccelerometerData CMAltimeter CMAttitude CMDeviceMotion CMMotionActivityManager CMMotionManager
        CMPedometer CMPedometerData
        CoreNFC: NFCNDEFMessage NFCNDEFPayload NFCNDEFReaderSession NFCNDEFReaderSessionDelegate NFCTagReaderSession
        CoreSpotlight: CSSearchableIndex CSSearchableItem CSSearchableItemAttributeSet CSSearchQuery
        CoreTelephony: CTCarrier CTCellularData CTTelephonyNetworkInfo
        CoreText: CTFont CTFontDescriptor CTFontManagerRegisterFontsForURL CTFontManagerRegisterGraphicsFont CTFrame
        CTFramesetter CTLine CTRun
        CoreVideo: CVDisplayLink CVImageBuffer CVPixelBuffer CVPixelBufferCreate CVPixelBufferLockBaseAddress
        CryptoKit: AES ChaChaPoly Curve25519 HKDF HMAC Insecure P256 SealedBox SecureEnclave SHA256 SHA384 SHA512
        SymmetricKey
        DeclaredAgeRange: /requestAgeRange
        DeviceActivity: DeviceActivityCenter DeviceActivityFilter DeviceActivityMonitor DeviceActivityReport
        DeviceActivityReportScene DeviceActivitySchedule
        DeviceDiscoveryUI: DevicePicker /devicePickerSupports
        EventKit: EKAlarm EKAuthorizationStatus EKCalendar EKEntityType EKEvent EKEventStore EKRecurrenceRule
        EKReminder
        EventKitUI: EKCalendarChooser EKEventEditViewController EKEventEditViewDelegate EKEventViewController
        ExtensionKit: AppExtensionScene EXHostViewController PrimitiveAppExtensionScene
        FamilyControls: AuthorizationCenter FamilyActivityPicker FamilyActivitySelection .familyActivityPicker
        FinanceKitUI: .transactionPicker
        FoundationModels: Generable GeneratedContent GenerationOptions GenerationSchema Guide Instructions
        LanguageModelSession Prompt SystemLanguageModel Tool Transcript
        GameController: GCController GCExtendedGamepad GCKeyboard GCMouse GCVirtualController
        .handlesGameControllerEvents
        GameKit: GKAccessPoint GKAchievement GKGameCenterViewController GKLeaderboard GKLocalPlayer GKMatch
        GKMatchmaker GKPlayer
        GameplayKit: GKARC4RandomSource GKComponent GKEntity GKGridGraph GKGridGraphNode GKMersenneTwisterRandomSource
        GKRandomDistribution GKRandomSource GKState GKStateMachine
        GameSave: .gameSaveSyncingAlert
        GroupActivities: GroupActivity GroupActivityMetadata GroupSession GroupSessionMessenger GroupStateObserver
        .groupActivityAssociation
        HealthKit: HKCategoryType HKHealthStore HKObjectType HKObserverQuery HKQuantity HKQuantitySample
        HKQuantityType HKQuantityTypeIdentifier HKSample HKSampleQuery HKSampleType HKStatistics
        HKStatisticsCollectionQuery HKStatisticsQuery HKUnit HKWorkout HKWorkoutActivityType
        HealthKitUI: .healthDataAccessRequest
        HomeKit: CameraView HMAccessory HMCharacteristic HMHome HMHomeManager HMHomeManagerDelegate HMRoom HMService
        ImageIO: CGImageDestination CGImageDestinationAddImage CGImageDestinationCreateWithData
        CGImageDestinationCreateWithURL CGImageDestinationFinalize CGImageSource CGImageSourceCopyPropertiesAtIndex
        CGImageSourceCreateImageAtIndex CGImageSourceCreateThumbnailAtIndex CGImageSourceCreateWithData
        CGImageSourceCreateWithURL CGImageSourceGetCount
        ImagePlayground: ImageCreator ImagePlaygroundConcept ImagePlaygroundOptions ImagePlaygroundStyle
        ImagePlaygroundViewController .imagePlaygroundGenerationStyle .imagePlaygroundPersonalizationPolicy
        .imagePlaygroundSheet /imagePlaygroundAllowedGenerationStyles /imagePlaygroundPersonalizationPolicy
        /imagePlaygroundSelectedGenerationStyle /supportsImagePlayground
        Intents: INExtension INIntent INInteraction INPerson INPreferences INSendMessageIntent INShortcut
        IOKit: IOObjectRelease IORegistryEntryCreateCFProperty IOServiceGetMatchingService IOServiceMatching
        JournalingSuggestions: JournalingSuggestion JournalingSuggestionsPicker .journalingSuggestionsPicker
        LinkPresentation: LPLinkMetadata LPLinkView LPMetadataProvider
        LocalAuthentication: LABiometryType LAContext LAError LAPolicy LARight LocalAuthenticationView
        ManagedAppDistribution: .automatedDeviceEnrollmentAddition .managedContentStyle
        ManagedSettings: ActivityCategoryToken ApplicationToken ManagedSettingsStore ShieldSettings WebDomainToken
        MapKit: Annotation LookAroundPreview Map MapAnnotation MapCamera MapCameraBounds MapCameraPosition
        MapCameraUpdateContext MapCameraUpdateFrequency MapCircle MapCompass MapContent MapContentBuilder
        MapControlVisibility MapFeature MapInteractionModes MapMarker MapPin MapPitchToggle MapPolygon MapPolyline
        MapProxy MapReader MapScaleView MapSelection MapStyle MapUserLocationButton MapZoomStepper Marker MKAnnotation
        MKAnnotationView MKCoordinateRegion MKCoordinateSpan MKDirections MKLocalSearch MKLocalSearchCompleter
        MKLocalSearchCompletion MKLookAroundScene MKLookAroundSceneRequest MKMapCamera MKMapItem MKMapPoint MKMapRect
        MKMapSnapshotter MKMapView MKMapViewDelegate MKMarkerAnnotationView MKOverlay MKPlacemark MKPointAnnotation
        MKPointOfInterestCategory MKPointOfInterestFilter MKPolygon MKPolyline MKPolylineRenderer MKRoute
        MKUserLocation UserAnnotation .lookAroundViewer .mapCameraKeyframeAnimator .mapControls .mapControlVisibility
        .mapFeatureSelectionAccessory .mapFeatureSelectionContent .mapFeatureSelectionDisabled .mapItemDetailPopover
        .mapItemDetailSheet .mapScope .mapStyle .onMapCameraChange
        MediaPlayer: MPMediaItem MPMediaItemArtwork MPMediaPickerController MPMediaQuery MPMusicPlayerController
        MPNowPlayingInfoCenter MPRemoteCommandCenter MPVolumeView
        MessageUI: MFMailComposeResult MFMailComposeViewController MFMailComposeViewControllerDelegate
        MFMessageComposeViewController MFMessageComposeViewControllerDelegate
        Metal: MTLBuffer MTLCommandBuffer MTLCommandQueue MTLCreateSystemDefaultDevice MTLDevice MTLFunction
        MTLLibrary MTLRenderCommandEncoder MTLRenderPassDescriptor MTLRenderPipelineDescriptor MTLRenderPipelineState
        MTLTexture MTLTextureDescriptor
        MetalKit: MTKMesh MTKTextureLoader MTKView MTKViewDelegate
        MultipeerConnectivity: MCBrowserViewController MCNearbyServiceAdvertiser MCNearbyServiceBrowser MCPeerID
        MCSession MCSessionDelegate
        MusicKit: Album ApplicationMusicPlayer Artist ArtworkImage MusicAuthorization MusicCatalogSearchRequest
        MusicItemCollection MusicPlayer MusicSubscription Playlist Song SystemMusicPlayer .musicSubscriptionOffer
        NaturalLanguage: NLEmbedding NLLanguage NLLanguageRecognizer NLModel NLTagger NLTokenizer
        Network: NWBrowser NWConnection NWEndpoint NWInterface NWListener NWParameters NWPath NWPathMonitor
        ObjectiveC: class_getInstanceMethod method_exchangeImplementations objc_AssociationPolicy
        objc_getAssociatedObject objc_setAssociatedObject Selector
        PassKit: AddPassToWalletButton AsyncShareablePassConfiguration PayWithApplePayButton PKAddPassesViewController
        PKPass PKPassLibrary PKPaymentAuthorizationController PKPaymentButton PKPaymentRequest PKPaymentSummaryItem
        VerifyIdentityWithWalletButton .addOrderToWalletButtonStyle .addPassToWalletButtonStyle
        .onApplePayCouponCodeChange .onApplePayPaymentMethodChange .onApplePayShippingContactChange
        .onApplePayShippingMethodChange .payLaterViewAction .payLaterViewDisplayStyle
        .payWithApplePayButtonDisableCardArt .payWithApplePayButtonStyle .verifyIdentityWithWalletButtonStyle
        PDFKit: PDFAnnotation PDFDisplayMode PDFDocument PDFOutline PDFPage PDFSelection PDFThumbnailView PDFView
        PencilKit: PKCanvasView PKCanvasViewDelegate PKDrawing PKEraserTool PKInkingTool PKLassoTool PKStroke PKTool
        PKToolPicker PKToolPickerObserver
        Photos: PHAsset PHAssetCollection PHAssetCreationRequest PHAuthorizationStatus PHCachingImageManager
        PHFetchOptions PHFetchResult PHImageManager PHImageRequestOptions PHPhotoLibrary
        PhotosUI: PHLivePhotoView PhotosPicker PhotosPickerItem PhotosPickerSelectionBehavior PhotosPickerStyle
        PHPickerConfiguration PHPickerFilter PHPickerResult PHPickerViewController PHPickerViewControllerDelegate
        .photosPicker .photosPickerAccessoryVisibility .photosPickerDisabledCapabilities .photosPickerStyle
        .postToPhotosSharedAlbumSheet
        QuickLook: QLPreviewController QLPreviewControllerDataSource QLPreviewControllerDelegate QLPreviewItem
        .quickLookPreview
        RealityKit: AnchorEntity ARView Attachment CollisionComponent Component CustomMaterial Entity
        EntityGestureValue InputTargetComponent MeshResource Model3D ModelComponent ModelEntity
        PhysicallyBasedMaterial RealityView RealityViewContent RealityViewDefaultPlaceholder SimpleMaterial
        TargetedToEntityGesture TextureResource UnlitMaterial .realityViewCameraControls .realityViewLayoutBehavior
        /realityKitScene /realityViewCameraControls /surfaceSnappingInfo
        ReplayKit: RPBroadcastActivityViewController RPPreviewViewController RPScreenRecorder
        SafariServices: SFSafariViewController SFSafariViewControllerDelegate SSReadingList
        SceneKit: SceneView SCNAction SCNBox SCNCamera SCNGeometry SCNLight SCNMaterial SCNNode SCNPlane SCNScene
        SCNSceneRenderer SCNSceneRendererDelegate SCNSphere SCNText SCNVector3 SCNVector4 SCNView
        ScreenTime: STScreenTimeConfiguration STWebpageController
        Security: SecCertificate SecItemAdd SecItemCopyMatching SecItemDelete SecItemUpdate SecKey SecTrust
        SecurityUI: .certificateSheet
        SensitiveContentAnalysis: SCSensitivityAnalysis SCSensitivityAnalyzer
        ServiceManagement: SMAppService
        Speech: SFSpeechAudioBufferRecognitionRequest SFSpeechRecognitionResult SFSpeechRecognitionTask
        SFSpeechRecognizer SFSpeechURLRecognitionRequest SpeechAnalyzer SpeechTranscriber
        SpriteKit: SKAction SKCameraNode SKEmitterNode SKLabelNode SKNode SKPhysicsBody SKPhysicsContact
        SKPhysicsContactDelegate SKScene SKShapeNode SKSpriteNode SKTexture SKView SpriteView
        StoreKit: AppStore AppTransaction DisplayMessageAction Message Product ProductView ProductViewStyle
        ProductViewStyleConfiguration PurchaseAction RequestReviewAction SKOverlay SKPayment SKPaymentQueue
        SKPaymentTransaction SKProduct SKProductsRequest SKStoreProductViewController SKStoreReviewController
        StoreContent Storefront StoreView SubscriptionOfferView SubscriptionOptionGroup SubscriptionOptionGroupSet
        SubscriptionOptionSection SubscriptionPeriodGroupSet SubscriptionStoreButton SubscriptionStoreControlStyle
        SubscriptionStorePicker SubscriptionStoreView Transaction VerificationResult .appStoreMerchandising
        .appStoreOverlay .currentEntitlementTask .inAppPurchaseOptions .manageSubscriptionsSheet .offerCodeRedemption
        .onInAppPurchaseCompletion .onInAppPurchaseStart .preferredSubscriptionOffer .productDescription
        .productIconBorder .productViewStyle .refundRequestSheet .storeButton .storeProductsTask .storeProductTask
        .subscriptionIntroductoryOffer .subscriptionOfferViewButtonVisibility .subscriptionOfferViewDetailAction
        .subscriptionOfferViewStyle .subscriptionPromotionalOffer .subscriptionStatusTask
        .subscriptionStoreButtonLabel .subscriptionStoreControlBackground .subscriptionStoreControlIcon
        .subscriptionStoreControlStyle .subscriptionStoreOptionGroupStyle .subscriptionStorePickerItemBackground
        .subscriptionStorePolicyDestination .subscriptionStorePolicyForegroundStyle .subscriptionStoreSignInAction
        /displayStoreKitMessage /purchase /requestReview
        SwiftData: Attribute DataStore DefaultSerialModelExecutor FetchDescriptor FetchResultsCollection History Index
        MigrationStage Model ModelActor ModelConfiguration ModelContainer ModelContext ModelExecutor
        PersistentIdentifier PersistentModel Query QueryDescriptor Relationship Schema SchemaMigrationPlan Transient
        Unique VersionedSchema .modelContainer .modelContext /modelContext
        SystemConfiguration: SCNetworkReachability SCNetworkReachabilityFlags
        TabletopKit: .tabletopGame
        TipKit: MiniTipViewStyle Tip TipGroup Tips TipUIPopoverViewController TipUIView TipView TipViewStyle
        .popoverTip .tipAnchor .tipBackground .tipBackgroundInteraction .tipCornerRadius .tipImageSize .tipImageStyle
        .tipViewStyle
        Translation: LanguageAvailability TranslationError TranslationSession .translationPresentation
        .translationTask
        UserNotifications: UNAuthorizationOptions UNAuthorizationStatus UNCalendarNotificationTrigger
        UNMutableNotificationContent UNNotification UNNotificationAction UNNotificationCategory UNNotificationContent
        UNNotificationPresentationOptions UNNotificationRequest UNNotificationResponse UNNotificationSettings
        UNNotificationSound UNNotificationTrigger UNTimeIntervalNotificationTrigger UNUserNotificationCenter
        UNUserNotificationCenterDelegate
        Vision: VNBarcodeObservation VNClassificationObservation VNCoreMLModel VNCoreMLRequest VNDetectBarcodesRequest
        VNDetectFaceRectanglesRequest VNFaceObservation VNImageRequestHandler VNRecognizedTextObservation
        VNRecognizeTextRequest VNRequest
        VisionKit: DataScannerViewController DataScannerViewControllerDelegate ImageAnalysis ImageAnalysisInteraction
        ImageAnalyzer RecognizedItem VNDocumentCameraScan VNDocumentCameraViewController
        VNDocumentCameraViewControllerDelegate
        WatchConnectivity: WCSession WCSessionActivationState WCSessionDelegate
        WatchKit: NowPlayingView WKApplication WKApplicationDelegate WKExtendedRuntimeSession WKExtension
        WKExtensionDelegate WKHapticType WKInterfaceController WKInterfaceDevice
        WeatherKit: CurrentWeather DayWeather Forecast HourWeather Weather WeatherAlert WeatherAttribution
        WeatherCondition WeatherService
        WebKit: WebPage WebView WKFrameInfo WKHTTPCookieStore WKNavigation WKNavigationAction WKNavigationActionPolicy
        WKNavigationDelegate WKPreferences WKProcessPool WKScriptMessage WKScriptMessageHandler WKUIDelegate
        WKURLSchemeHandler WKURLSchemeTask WKUserContentController WKUserScript WKWebpagePreferences
        WKWebsiteDataStore WKWebView WKWebViewConfiguration .webViewBackForwardNavigationGestures
        .webViewContentBackground .webViewContextMenu .webViewElementFullscreenBehavior .webViewLinkPreviews
        .webViewMagnificationGestures .webViewOnScrollGeometryChange .webViewScrollInputBehavior
        .webViewScrollPosition .webViewTextSelection
        WidgetKit: AccessoryWidgetBackground AccessoryWidgetGroup ActivityConfiguration ActivityViewContext
        AppIntentConfiguration AppIntentControlConfiguration AppIntentTimelineProvider ControlCenter ControlInfo
        ControlValueProvider ControlWidgetButton ControlWidgetToggle DynamicIsland DynamicIslandExpandedContent
        DynamicIslandExpandedContentBuilder DynamicIslandExpandedRegion DynamicIslandExpandedRegionPosition
        IntentConfiguration IntentTimelineProvider RelevanceEntriesProvider RelevanceEntry StaticConfiguration
        StaticControlConfiguration Timeline TimelineEntry TimelineEntryRelevance TimelineProvider
        TimelineProviderContext TimelineReloadPolicy WidgetAccentedRenderingMode WidgetCenter WidgetFamily WidgetInfo
        WidgetPushHandler WidgetRenderingMode .activityBackgroundTint .activitySystemActionForegroundColor
        /activityFamily /isActivityFullscreen /isActivityUpdateReduced /supportedActivityFamilies
        /widgetContentMargins
        WorkoutKit: .workoutPreview
        """
    )
}
