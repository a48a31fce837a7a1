#if canImport(UIKit)
    import UIKit

    /// A controller whose initializers are isolated to the main actor, as everything in this module is.
    class ToastController: UIViewController {
        var count = 1
        let label = UILabel()

        override func viewDidLoad() {
            super.viewDidLoad()
            label.text = "\(count)"
        }
    }

    /// A view of the controller.
    class ToastView: UIView {
        lazy var label = UILabel()
    }

    /// A delegate of the application.
    class ToastDelegate: UIResponder, UIApplicationDelegate {
        var window: UIWindow?
    }
#endif
