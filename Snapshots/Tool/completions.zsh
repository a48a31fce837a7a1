#compdef gridpress
# Completion of gridpress in zsh, made by `gridpress completions zsh`.

_gridpress() {
    local context state line
    typeset -A opt_args
    _arguments -C \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '--version[print the version]' \
        '1:command:_gridpress_commands' \
        '*::argument:->arguments'
    [[ "$state" == arguments ]] || return
    case "$line[1]" in
        render)
            _arguments \
                '(-o --output)-o+[where pictures go\: a file, or a folder, whose name ends in / where it is new]:target:_files' \
                '(-o --output)--output=[where pictures go\: a file, or a folder, whose name ends in / where it is new]:target:_files' \
                '--format=[what is written\: a picture, a page with it, its frames and names, or boxes for a terminal]:word:(svg html json text)' \
                '--mode=[what the picture on a page is\: one SVG element, or boxes with text in them]:word:(picture boxes)' \
                '--width=[the width of pictures]:length: ' \
                '--height=[the height of pictures]:length: ' \
                '--scheme=[which colours are drawn; adaptive holds both]:word:(adaptive light dark)' \
                '--margin=[the room around everything that is drawn]:length: ' \
                '--dimensions=[what is measured in pictures, with arrows and numbers]:words:_values -s , words all tracks running cells named:NAME' \
                '--guides=[what is explained above pictures\: one or more of all, track-lines, track-sizes, gaps, cells, items, spans, padding, baselines, overflow, proposals, with commas between them]:words:_values -s , words all track-lines track-sizes gaps cells items spans padding baselines overflow proposals' \
                '--columns=[how many columns text has]:number: ' \
                '--images=[where images lie that documents name]:folder:_files -/' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:document:_files -g "*.xml"'
            ;;
        gallery)
            _arguments \
                '(-o --output)-o+[the folder that the gallery is written into]:folder:_files -/' \
                '(-o --output)--output=[the folder that the gallery is written into]:folder:_files -/' \
                '--scheme=[which colours are drawn; adaptive holds both]:word:(adaptive light dark)' \
                '--images=[where images lie that documents name]:folder:_files -/' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '1:folder:_files -/'
            ;;
        check)
            _arguments \
                '--images=[where images lie that documents name]:folder:_files -/' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:document:_files -g "*.xml"'
            ;;
        format)
            _arguments \
                '--check[change nothing, and tell which documents would change]' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:document:_files -g "*.xml"'
            ;;
        watch)
            _arguments \
                '(-o --output)-o+[where pictures go\: a file, or a folder, whose name ends in / where it is new]:target:_files' \
                '(-o --output)--output=[where pictures go\: a file, or a folder, whose name ends in / where it is new]:target:_files' \
                '--format=[what is written\: a picture, a page with it, its frames and names, or boxes for a terminal]:word:(svg html json text)' \
                '--mode=[what the picture on a page is\: one SVG element, or boxes with text in them]:word:(picture boxes)' \
                '--width=[the width of pictures]:length: ' \
                '--height=[the height of pictures]:length: ' \
                '--scheme=[which colours are drawn; adaptive holds both]:word:(adaptive light dark)' \
                '--margin=[the room around everything that is drawn]:length: ' \
                '--dimensions=[what is measured in pictures, with arrows and numbers]:words:_values -s , words all tracks running cells named:NAME' \
                '--guides=[what is explained above pictures\: one or more of all, track-lines, track-sizes, gaps, cells, items, spans, padding, baselines, overflow, proposals, with commas between them]:words:_values -s , words all track-lines track-sizes gaps cells items spans padding baselines overflow proposals' \
                '--columns=[how many columns text has]:number: ' \
                '--images=[where images lie that documents name]:folder:_files -/' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:document:_files -g "*.xml"'
            ;;
        schema)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*: :'
            ;;
        reference)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*: :'
            ;;
        explain)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '1:finding:(input.missing input.no-file input.unreadable output.unwritable document.not-formatted internal.formatting xml.too-large xml.compressed xml.invalid-encoding xml.forbidden-character xml.document-type xml.too-many-elements xml.too-many-attributes xml.nested-too-deep xml.not-well-formed xml.name-too-long document.unknown-root document.unknown-element document.unknown-attribute document.missing-attribute document.wrong-value document.contradiction document.without-effect document.unexpected-content document.misplaced-modifier document.unknown-reference document.unknown-selection document.unused-name document.name-used-twice document.value-too-long document.wrong-expression document.too-many-repetitions document.too-many-mistakes figure.nested-too-deep figure.too-many-views figure.too-many-questions figure.invalid-length figure.missing-model figure.adaptive-scheme-read state.does-not-settle view.duplicate-identity view.unredacted layout.invalid-spacing layout.invalid-padding layout.invalid-frame-length layout.invalid-aspect-ratio layout.undrawable-frame grid.no-tracks grid.start-beyond-tracks grid.cells-taken grid.no-room-in-track grid.too-large grid.item-length text.control-character text.bidi-control text.unpaired-mark text.estimated-width text.parted-word text.no-room text.invalid-setting text.image text.refused-link text.link-on-many-lines font.invalid-size font.substituted image.missing image.outside-folder image.unreadable image.too-large image.damaged image.wrong-type image.vector-placeholder image.symbol-placeholder image.invalid-cap-insets color.unknown-name style.empty-gradient shape.undrawable-outline shape.undrawable-line effect.invalid-number effect.undrawable-blending effect.undrawable-transform)'
            ;;
        completions)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '1:shell:(bash zsh fish)'
            ;;
        manual)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*: :'
            ;;
        help)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '1:command:_gridpress_commands'
            ;;
    esac
}

_gridpress_commands() {
    local -a commands
    commands=(
        'render:draw documents as SVG, as pages, as JSON or as text'
        'gallery:draw all documents below a folder, as pages with an index'
        'check:tell what is wrong with documents'
        'format:give documents their canonical layout'
        'watch:draw documents again whenever they change'
        'schema:print the RELAX NG schema of the language'
        'reference:print the reference of the language, as Markdown'
        'explain:explain a finding by its code, or all of them, as Markdown'
        'completions:print a script that completes what is typed in a shell'
        'manual:print the manual page'
        'help:explain the tool or a command'
    )
    _describe command commands
}

if [[ "$funcstack[1]" == _gridpress ]]; then
    _gridpress "$@"
else
    compdef _gridpress gridpress
fi
