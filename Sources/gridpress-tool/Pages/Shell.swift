/// A shell that completes what is typed.
enum Shell: String, CaseIterable {
    case bash, zsh, fish

    /// The script that teaches it the tool.
    var script: String {
        switch self {
        case .bash: BashCompletion.script
        case .zsh: ZshCompletion.script
        case .fish: FishCompletion.script
        }
    }

    /// How the script is installed.
    var installation: String {
        switch self {
        case .bash: "gridpress completions bash > ~/.local/share/bash-completion/completions/gridpress"
        case .zsh: #"gridpress completions zsh > "${fpath[1]}/_gridpress""#
        case .fish: "gridpress completions fish > ~/.config/fish/completions/gridpress.fish"
        }
    }
}
