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
                '*:folder:_files -/'
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
        snapshot) _gridpress_snapshot ;;
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
                '1:word:(input.missing input.no-file input.unreadable output.unwritable document.not-formatted internal.formatting xml.too-large xml.compressed xml.invalid-encoding xml.forbidden-character xml.document-type xml.too-many-elements xml.too-many-attributes xml.nested-too-deep xml.not-well-formed xml.name-too-long document.unknown-root document.unknown-element document.unknown-attribute document.missing-attribute document.wrong-value document.contradiction document.without-effect document.unexpected-content document.misplaced-modifier document.unknown-reference document.unknown-selection document.unused-name document.name-used-twice document.value-too-long document.wrong-expression document.too-many-repetitions document.too-many-mistakes figure.nested-too-deep figure.too-many-views figure.too-many-questions figure.invalid-length figure.missing-model figure.adaptive-scheme-read state.does-not-settle view.duplicate-identity view.unredacted layout.invalid-spacing layout.invalid-padding layout.invalid-frame-length layout.invalid-aspect-ratio layout.undrawable-frame grid.no-tracks grid.start-beyond-tracks grid.cells-taken grid.no-room-in-track grid.too-large grid.item-length text.control-character text.bidi-control text.unpaired-mark text.estimated-width text.parted-word text.no-room text.invalid-setting text.image text.refused-link text.link-on-many-lines font.invalid-size font.substituted image.missing image.outside-folder image.unreadable image.too-large image.damaged image.wrong-type image.vector-placeholder image.symbol-placeholder image.invalid-cap-insets color.unknown-name style.empty-gradient shape.undrawable-outline shape.undrawable-line effect.invalid-number effect.undrawable-blending effect.undrawable-transform snapshot.different snapshot.missing snapshot.unreadable snapshot.not-json snapshot.outside snapshot.unwritable snapshot.name snapshot.mode snapshot.unowned snapshot.pending snapshot.leftover)'
            ;;
        completions)
            _arguments \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '1:word:(bash zsh fish)'
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
                '1:command:_gridpress_commands' '2:command:{case $line[1] in snapshot) compadd check accept reject review prune report ;; esac}'
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
        'snapshot:hold pictures against golden files, and decide about what differs'
        'schema:print the RELAX NG schema of the language'
        'reference:print the reference of the language, as Markdown'
        'explain:explain a finding by its code, or all of them, as Markdown'
        'completions:print a script that completes what is typed in a shell'
        'manual:print the manual page'
        'help:explain the tool or a command'
    )
    _describe command commands
}

_gridpress_snapshot() {
    local context state line
    typeset -A opt_args
    _arguments -C \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
        '1:command:_gridpress_snapshot_commands' \
        '*::argument:->arguments'
    [[ "$state" == arguments ]] || return
    case "$line[1]" in
        check)
            _arguments \
                '(-g --goldens)-g+[the folder of golden files]:folder:_files -/' \
                '(-g --goldens)--goldens=[the folder of golden files]:folder:_files -/' \
                '--record=[which golden files are written\: all, what differs, what is missing, none; pending writes only files that wait for a decision]:word:(all failed missing never pending)' \
                '--tolerance=[how far numbers may lie apart and still be the same]:length: ' \
                '--xunit=[where results are written too, as xUnit]:target:_files' \
                '--report=[where a page with everything that differs is written]:target:_files' \
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
        accept)
            _arguments \
                '--list[change nothing, and tell which files wait]' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:file:_files'
            ;;
        reject)
            _arguments \
                '--list[change nothing, and tell which files wait]' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:file:_files'
            ;;
        review)
            _arguments \
                '--tolerance=[how far numbers may lie apart and still be the same]:length: ' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:folder:_files -/'
            ;;
        prune)
            _arguments \
                '--claims=[what a run of tests has noted in the file that GRIDPRESS_CLAIMS named; may be given for several]:target:_files' \
                '--results=[how the tests of that run went, as xUnit; the first belongs to the first claims]:target:_files' \
                '--documents=[the folder of documents that golden files are of]:folder:_files -/' \
                '(-g --goldens)-g+[the folder of golden files]:folder:_files -/' \
                '(-g --goldens)--goldens=[the folder of golden files]:folder:_files -/' \
                '--delete[remove what is found]' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:folder:_files -/'
            ;;
        report)
            _arguments \
                '(-o --output)-o+[the file that the page is written to]:target:_files' \
                '(-o --output)--output=[the file that the page is written to]:target:_files' \
                '--tolerance=[how far numbers may lie apart and still be the same]:length: ' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:folder:_files -/'
            ;;
    esac
}

_gridpress_snapshot_commands() {
    local -a commands
    commands=(
        'check:draw documents and compare them with golden files'
        'accept:make pending files the golden ones'
        'reject:remove pending files'
        'review:decide about pending files one by one'
        'prune:find golden files that nothing owns'
        'report:show pending files and their golden files on a page'
    )
    _describe command commands
}

if [[ "$funcstack[1]" == _gridpress ]]; then
    _gridpress "$@"
else
    compdef _gridpress gridpress
fi
