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

    /// The command that installs the script.
    var installation: String {
        switch self {
        case .bash: "gridpress completions bash > ~/.local/share/bash-completion/completions/gridpress"
        case .zsh: #"gridpress completions zsh > "${fpath[1]}/_gridpress""#
        case .fish: "gridpress completions fish > ~/.config/fish/completions/gridpress.fish"
        }
    }
}
