# Completion of gridpress in bash, made by `gridpress completions bash`.

_gridpress() {
    local current="${COMP_WORDS[COMP_CWORD]}" previous="${COMP_WORDS[COMP_CWORD-1]}" command="" options="" words=""
    local files="" index
    COMPREPLY=()
    for ((index = 1; index < COMP_CWORD; index++)); do
        case "${COMP_WORDS[index]}" in
            -*) ;;
            *) command="${COMP_WORDS[index]}"; break ;;
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
        "render -o"|"render --output") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -f -- "$current")); return ;;
        "render --format") COMPREPLY=($(compgen -W "svg html json text" -- "$current")); return ;;
        "render --mode") COMPREPLY=($(compgen -W "picture boxes" -- "$current")); return ;;
        "render --width") COMPREPLY=(); return ;;
        "render --height") COMPREPLY=(); return ;;
        "render --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "render --margin") COMPREPLY=(); return ;;
        "render --dimensions") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all tracks running cells named:NAME" -- "${current##*,}")); return ;;
        "render --guides") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all track-lines track-sizes gaps cells items spans padding baselines overflow proposals" -- "${current##*,}")); return ;;
        "render --columns") COMPREPLY=(); return ;;
        "render --images") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;
        "render --jobs") COMPREPLY=(); return ;;
        "render --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "gallery -o"|"gallery --output") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;
        "gallery --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "gallery --images") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;
        "gallery --jobs") COMPREPLY=(); return ;;
        "gallery --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "check --images") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;
        "check --jobs") COMPREPLY=(); return ;;
        "check --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "format --jobs") COMPREPLY=(); return ;;
        "format --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
        "watch -o"|"watch --output") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -f -- "$current")); return ;;
        "watch --format") COMPREPLY=($(compgen -W "svg html json text" -- "$current")); return ;;
        "watch --mode") COMPREPLY=($(compgen -W "picture boxes" -- "$current")); return ;;
        "watch --width") COMPREPLY=(); return ;;
        "watch --height") COMPREPLY=(); return ;;
        "watch --scheme") COMPREPLY=($(compgen -W "adaptive light dark" -- "$current")); return ;;
        "watch --margin") COMPREPLY=(); return ;;
        "watch --dimensions") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all tracks running cells named:NAME" -- "${current##*,}")); return ;;
        "watch --guides") local before=""; [[ "$current" == *,* ]] && before="${current%,*},"; COMPREPLY=($(compgen -P "$before" -W "all track-lines track-sizes gaps cells items spans padding baselines overflow proposals" -- "${current##*,}")); return ;;
        "watch --columns") COMPREPLY=(); return ;;
        "watch --images") local IFS=$'\n'; compopt -o filenames 2> /dev/null; COMPREPLY=($(compgen -d -- "$current")); return ;;
        "watch --jobs") COMPREPLY=(); return ;;
        "watch --diagnostics") COMPREPLY=($(compgen -W "human short json github" -- "$current")); return ;;
    esac
    case "$command" in
        "") words="render gallery check format watch schema reference explain completions manual help"
            options="-h --help --version" ;;
        render) options="-o --output --format --mode --width --height --scheme --margin --dimensions --guides --columns --images --jobs --diagnostics -h --help" files=yes ;;
        gallery) options="-o --output --scheme --images --jobs --diagnostics -h --help" files=yes ;;
        check) options="--images --jobs --diagnostics -h --help" files=yes ;;
        format) options="--check --jobs --diagnostics -h --help" files=yes ;;
        watch) options="-o --output --format --mode --width --height --scheme --margin --dimensions --guides --columns --images --jobs --diagnostics -h --help" files=yes ;;
        schema) options="-h --help" ;;
        reference) options="-h --help" ;;
        explain) options="-h --help" words="input.missing input.no-file input.unreadable output.unwritable document.not-formatted internal.formatting xml.too-large xml.compressed xml.invalid-encoding xml.forbidden-character xml.document-type xml.too-many-elements xml.too-many-attributes xml.nested-too-deep xml.not-well-formed xml.name-too-long document.unknown-root document.unknown-element document.unknown-attribute document.missing-attribute document.wrong-value document.contradiction document.without-effect document.unexpected-content document.misplaced-modifier document.unknown-reference document.unknown-selection document.unused-name document.name-used-twice document.value-too-long document.wrong-expression document.too-many-repetitions document.too-many-mistakes figure.nested-too-deep figure.too-many-views figure.too-many-questions figure.invalid-length figure.missing-model figure.adaptive-scheme-read state.does-not-settle view.duplicate-identity view.unredacted layout.invalid-spacing layout.invalid-padding layout.invalid-frame-length layout.invalid-aspect-ratio layout.undrawable-frame grid.no-tracks grid.start-beyond-tracks grid.cells-taken grid.no-room-in-track grid.too-large grid.item-length text.control-character text.bidi-control text.unpaired-mark text.estimated-width text.parted-word text.no-room text.invalid-setting text.image text.refused-link text.link-on-many-lines font.invalid-size font.substituted image.missing image.outside-folder image.unreadable image.too-large image.damaged image.wrong-type image.vector-placeholder image.symbol-placeholder image.invalid-cap-insets color.unknown-name style.empty-gradient shape.undrawable-outline shape.undrawable-line effect.invalid-number effect.undrawable-blending effect.undrawable-transform" ;;
        completions) options="-h --help" words="bash zsh fish" ;;
        manual) options="-h --help" ;;
        help) options="-h --help" words="render gallery check format watch schema reference explain completions manual help" ;;
    esac
    if [[ "$current" == -* ]]; then
        COMPREPLY=($(compgen -W "$options" -- "$current"))
    elif [[ -n "$files" ]]; then
        _gridpress_files "$current"
    else
        COMPREPLY=($(compgen -W "$words" -- "$current"))
    fi
}

# Documents, and folders on the way to them.
_gridpress_files() {
    local IFS=$'\n'
    compopt -o filenames 2> /dev/null
    COMPREPLY=($(compgen -f -X '!*.xml' -- "$1") $(compgen -d -- "$1"))
}

complete -F _gridpress gridpress
