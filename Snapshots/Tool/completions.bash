# Completion of gridpress in bash, made by `gridpress completions bash`.

_gridpress() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" options="" words=""
    local files="" index
    COMPREPLY=()
    for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
            -*) continue ;;
        esac
        command="${command:+$command }${COMP_WORDS[index]}"
        case "$command" in
            "snapshot") ;;
            *) break ;;
        esac
    done
    # The value of an option: bash takes an equals sign as a word of its own.
    if [[ "$current" == "=" ]]; then
        current=""
    elif [[ "$previous" == "=" && $COMP_CWORD -gt 1 ]]; then
        previous="${COMP_WORDS[COMP_CWORD-2]}"
    fi
    [[ "${COMP_WORDS[COMP_CWORD]}" == "=" ]] && previous="${COMP_WORDS[COMP_CWORD-1]}"
    case "$command $previous" in
        "render -o"|"render --output") _gridpress_files "$current"; return ;;
        "render --format") COMPREPLY=($(compgen -W "svg html json text" -- "$current")); return ;;
        "render --mode") COMPREPLY=($(compgen -W "picture boxes" -- "$current")); return ;;
        "render --width") COMPREPLY=(); return ;;
        "render --height") COMPREPLY=(); return ;;
        "render --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "render --margin") COMPREPLY=(); return ;;
        "render --dimensions") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all tracks running cells named:NAME" -- "${current##*,}")); return ;;
        "render --guides") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all track-lines track-sizes gaps cells items spans padding baselines overflow proposals" -- "${current##*,}")); return ;;
        "render --columns") COMPREPLY=(); return ;;
        "render --images") _gridpress_folders "$current"; return ;;
        "render --jobs") COMPREPLY=(); return ;;
        "render --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "gallery -o"|"gallery --output") _gridpress_folders "$current"; return ;;
        "gallery --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "gallery --images") _gridpress_folders "$current"; return ;;
        "gallery --jobs") COMPREPLY=(); return ;;
        "gallery --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "check --images") _gridpress_folders "$current"; return ;;
        "check --jobs") COMPREPLY=(); return ;;
        "check --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "format --jobs") COMPREPLY=(); return ;;
        "format --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "watch -o"|"watch --output") _gridpress_files "$current"; return ;;
        "watch --format") COMPREPLY=($(compgen -W "svg html json text" -- "$current")); return ;;
        "watch --mode") COMPREPLY=($(compgen -W "picture boxes" -- "$current")); return ;;
        "watch --width") COMPREPLY=(); return ;;
        "watch --height") COMPREPLY=(); return ;;
        "watch --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "watch --margin") COMPREPLY=(); return ;;
        "watch --dimensions") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all tracks running cells named:NAME" -- "${current##*,}")); return ;;
        "watch --guides") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all track-lines track-sizes gaps cells items spans padding baselines overflow proposals" -- "${current##*,}")); return ;;
        "watch --columns") COMPREPLY=(); return ;;
        "watch --images") _gridpress_folders "$current"; return ;;
        "watch --jobs") COMPREPLY=(); return ;;
        "watch --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "snapshot check -g"|"snapshot check --goldens") _gridpress_folders "$current"; return ;;
        "snapshot check --record") COMPREPLY=($(compgen -W "all failed missing never pending" -- "$current")); return ;;
        "snapshot check --tolerance") COMPREPLY=(); return ;;
        "snapshot check --xunit") _gridpress_files "$current"; return ;;
        "snapshot check --report") _gridpress_files "$current"; return ;;
        "snapshot check --format") COMPREPLY=($(compgen -W "svg html json text" -- "$current")); return ;;
        "snapshot check --mode") COMPREPLY=($(compgen -W "picture boxes" -- "$current")); return ;;
        "snapshot check --width") COMPREPLY=(); return ;;
        "snapshot check --height") COMPREPLY=(); return ;;
        "snapshot check --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "snapshot check --margin") COMPREPLY=(); return ;;
        "snapshot check --dimensions") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all tracks running cells named:NAME" -- "${current##*,}")); return ;;
        "snapshot check --guides") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all track-lines track-sizes gaps cells items spans padding baselines overflow proposals" -- "${current##*,}")); return ;;
        "snapshot check --columns") COMPREPLY=(); return ;;
        "snapshot check --images") _gridpress_folders "$current"; return ;;
        "snapshot check --jobs") COMPREPLY=(); return ;;
        "snapshot check --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "snapshot accept --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "snapshot reject --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "snapshot review --tolerance") COMPREPLY=(); return ;;
        "snapshot prune --claims") _gridpress_files "$current"; return ;;
        "snapshot prune --results") _gridpress_files "$current"; return ;;
        "snapshot prune --documents") _gridpress_folders "$current"; return ;;
        "snapshot prune -g"|"snapshot prune --goldens") _gridpress_folders "$current"; return ;;
        "snapshot prune --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "snapshot report -o"|"snapshot report --output") _gridpress_files "$current"; return ;;
        "snapshot report --tolerance") COMPREPLY=(); return ;;
        "help snapshot") COMPREPLY=($(compgen -W "check accept reject review prune report" -- "$current")); return ;;
    esac
    case "$command" in
        "") words="render gallery check format watch snapshot schema reference explain completions manual help"
            options="-h --help --version" ;;
        "snapshot") options="-h --help" words="check accept reject review prune report" ;;
        "render") options="-o --output --format --mode --width --height --scheme --margin --dimensions --guides --columns --images --jobs --diagnostics -h --help" files=documents ;;
        "gallery") options="-o --output --scheme --images --jobs --diagnostics -h --help" files=folders ;;
        "check") options="--images --jobs --diagnostics -h --help" files=documents ;;
        "format") options="--check --jobs --diagnostics -h --help" files=documents ;;
        "watch") options="-o --output --format --mode --width --height --scheme --margin --dimensions --guides --columns --images --jobs --diagnostics -h --help" files=documents ;;
        "snapshot check") options="-g --goldens --record --tolerance --xunit --report --format --mode --width --height --scheme --margin --dimensions --guides --columns --images --jobs --diagnostics -h --help" files=documents ;;
        "snapshot accept") options="--list --diagnostics -h --help" files=files ;;
        "snapshot reject") options="--list --diagnostics -h --help" files=files ;;
        "snapshot review") options="--tolerance -h --help" files=folders ;;
        "snapshot prune") options="--claims --results --documents -g --goldens --delete --diagnostics -h --help" files=folders ;;
        "snapshot report") options="-o --output --tolerance -h --help" files=folders ;;
        "schema") options="-h --help" ;;
        "reference") options="-h --help" ;;
        "explain") options="-h --help" words="input.missing input.no-file input.unreadable output.unwritable document.not-formatted internal.formatting xml.too-large xml.compressed xml.invalid-encoding xml.forbidden-character xml.document-type xml.too-many-elements xml.too-many-attributes xml.nested-too-deep xml.not-well-formed xml.name-too-long document.unknown-root document.unknown-element document.unknown-attribute document.missing-attribute document.wrong-value document.contradiction document.without-effect document.unexpected-content document.misplaced-modifier document.unknown-reference document.unknown-selection document.unused-name document.name-used-twice document.value-too-long document.wrong-expression document.too-many-repetitions document.too-many-mistakes figure.nested-too-deep figure.too-many-views figure.too-many-questions figure.invalid-length figure.missing-model figure.adaptive-scheme-read state.does-not-settle view.duplicate-identity view.unredacted layout.invalid-spacing layout.invalid-padding layout.invalid-frame-length layout.invalid-aspect-ratio layout.undrawable-frame grid.no-tracks grid.start-beyond-tracks grid.cells-taken grid.no-room-in-track grid.too-large grid.item-length text.control-character text.bidi-control text.unpaired-mark text.estimated-width text.parted-word text.no-room text.invalid-setting text.image text.refused-link text.link-on-many-lines font.invalid-size font.substituted image.missing image.outside-folder image.unreadable image.too-large image.damaged image.wrong-type image.vector-placeholder image.symbol-placeholder image.invalid-cap-insets color.unknown-name style.empty-gradient shape.undrawable-outline shape.undrawable-line effect.invalid-number effect.undrawable-blending effect.undrawable-transform snapshot.different snapshot.missing snapshot.unreadable snapshot.not-json snapshot.outside snapshot.unwritable snapshot.name snapshot.mode snapshot.unowned snapshot.pending snapshot.leftover" ;;
        "completions") options="-h --help" words="bash zsh fish" ;;
        "manual") options="-h --help" ;;
        "help") options="-h --help" words="render gallery check format watch snapshot schema reference explain completions manual help" ;;
    esac
    if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ -n "$files" ]]; then
        "_gridpress_$files" "$current"
    else
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    fi
}

# Documents, and folders on the way to them.
_gridpress_documents() {
    local IFS=$'\n'
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -f -X '!*.xml' -- "$1") $(compgen -d -- "$1"))
}

_gridpress_folders() {
    local IFS=$'\n'
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -d -- "$1"))
}

_gridpress_files() {
    local IFS=$'\n'
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -f -- "$1"))
}

complete -F _gridpress gridpress
