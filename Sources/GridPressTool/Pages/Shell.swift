/// A shell with completion support.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The completion script for the shell.
    var script: String {
        switch self {
        case .bash: BashCompletion.script
        case .zsh: ZshCompletion.script
        case .fish: FishCompletion.script
        }
    }
}
