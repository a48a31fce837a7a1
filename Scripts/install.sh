#!/bin/sh
# Installs GridPress from the unpacked archive that contains this script:
#
#     ./install.sh [--prefix FOLDER] [--link FOLDER]
#
# The script writes only the folder of --prefix, by default ~/.local/share/gridpress. With --link, it also writes a link
# to the tool into a folder of PATH, such as ~/.local/bin. It replaces an older installation as a whole, and no other
# folder. To remove GridPress, remove the folder and the link.
set -eu
fail() { echo "error: $1" >&2; exit 1; }

prefix=${HOME:-}/.local/share/gridpress link=""
while [ $# -gt 0 ]; do
    case $#:$1 in
        [!1]*:--prefix) prefix=$2 ;;
        [!1]*:--link) link=${2%/} ;;
        *:--help) sed -n '/^#!/d; /^#/!q; s/^# \{0,1\}//p' "$0"; exit ;;
        *) echo "usage: ./install.sh [--prefix FOLDER] [--link FOLDER]" >&2; exit 64 ;;
    esac
    shift 2
done
case $prefix in /*) ;; *) prefix=$PWD/$prefix ;; esac
prefix=${prefix%/}
source=$(cd "$(dirname "$0")" && pwd)
read -r architecture glibc < "$source/share/gridpress/requires" || fail "The archive in \"$source\" isn't complete."

# 1. Checks the machine.
[ "$(uname -s) $(uname -m)" = "Linux $architecture" ] \
    || fail "The archive is for Linux on $architecture, and this is $(uname -s) on $(uname -m)."
found=$(getconf GNU_LIBC_VERSION 2> /dev/null | sed 's/^glibc //')
[ "$(printf '%s\n' "$glibc" "${found:-0}" | sort -V | head -n 1)" = "$glibc" ] \
    || fail "The archive needs the GNU C library $glibc or later, and this system has ${found:-another one}."

# 2. Checks the archive, if it is beside its folder, and the unpacked files.
if [ -e "$source.tar.xz" ] && [ -e "$source.tar.xz.sha256" ]; then
    (cd "$source/.." && sha256sum --check --quiet "${source##*/}.tar.xz.sha256") || fail "The archive is damaged."
fi
(cd "$source" && sha256sum --check --quiet share/gridpress/files.sha256) || fail "The files are damaged. Unpack them again."

# 3. Checks the folders. Only an installation has the file `.gridpress-installation`.
[ ! -e "$prefix" ] && [ ! -L "$prefix" ] || { [ -f "$prefix/.gridpress-installation" ] && [ ! -L "$prefix" ]; } \
    || fail "\"$prefix\" exists, and isn't an installation of GridPress. Choose another folder with --prefix."
[ -z "$link" ] || [ ! -e "$link/gridpress" ] || [ -L "$link/gridpress" ] \
    || fail "\"$link/gridpress\" exists, and isn't a link. Choose another folder with --link."

# 4. Copies everything beside the folder, and gives the copy its name if the tool in it starts.
new=$prefix.new.$$ old=$prefix.old.$$
trap 'rm -rf "$new" 2> /dev/null; [ -e "$prefix" ] || [ ! -e "$old" ] || mv "$old" "$prefix"' EXIT
trap 'exit 130' HUP INT TERM
copied=$( (mkdir -p "$new" ${link:+"$link"} && cp -R "$source/." "$new/" && touch "$new/.gridpress-installation") 2>&1) \
    || fail "\"$prefix\" can't be written: $(printf '%s' "$copied" | head -n 1 | sed 's/.*: //'). Choose another folder."
version=$("$new/bin/gridpress" --version) || fail "The tool doesn't start on this system."
[ ! -e "$prefix" ] || mv "$prefix" "$old"
mv -T "$new" "$prefix"
rm -rf "$old"
[ -z "$link" ] || ln -sfn "$prefix/bin/gridpress" "$link/gridpress"
echo "Installed: $version in $prefix. Add ${link:-$prefix/bin} to PATH, and check with \`gridpress doctor\`."
echo "To remove it: rm -r '$prefix'${link:+ '$link/gridpress'}"
