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
                '--format=[what is written\: a picture, or its frames and names]:word:(svg json)' \
                '--width=[the width of pictures]:length: ' \
                '--height=[the height of pictures]:length: ' \
                '--scheme=[which colours are drawn; adaptive holds both]:word:(adaptive light dark)' \
                '--margin=[the room around everything that is drawn]:length: ' \
                '--images=[where images lie that documents name]:folder:_files -/' \
                '--jobs=[how many files are worked on at the same time]:number: ' \
                '--diagnostics=[how findings are written]:word:(human short json github)' \
                '(-h --help)-h[print this help]' \
                '(-h --help)--help[print this help]' \
                '*:document:_files -g "*.xml"'
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
                '--format=[what is written\: a picture, or its frames and names]:word:(svg json)' \
                '--width=[the width of pictures]:length: ' \
                '--height=[the height of pictures]:length: ' \
                '--scheme=[which colours are drawn; adaptive holds both]:word:(adaptive light dark)' \
                '--margin=[the room around everything that is drawn]:length: ' \
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
        'render:draw documents as SVG or JSON'
        'check:tell what is wrong with documents'
        'format:give documents their canonical layout'
        'watch:draw documents again whenever they change'
        'schema:print the RELAX NG schema of the language'
        'reference:print the reference of the language, as Markdown'
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
