#!/bin/sh
# Keeps the releases of the portal beside each other and chooses the one that is served:
#   release.sh <folder> <name> <built portal> [<configuration as JSON>]   adds a release and chooses it
#   release.sh <folder> <name>                                            chooses a release that is there: the way back
# All releases share one folder of assets, so that a tab of an older release still finds its scripts.
set -eu
refuse() { echo "$1 Nothing has been changed." >&2; exit 1; }
[ $# -ge 2 ] && [ -n "$1" ] || refuse "Say which folder and which release: release.sh <folder> <name> [<built portal> [<configuration>]]."
folder=$1 name=$2
release=$folder/releases/$name
# Whoever installs may have a stricter one, but the server's user has to read all files.
umask 022

# Whether everybody can go through this folder, or a group other than root's, which somebody has then chosen.
is_open() {
  set -- $(ls -ldn "$1")
  case $1 in
    ?????????[xt]*) ;;
    ??????[xs]*) [ "$4" != 0 ] ;;
    *) false ;;
  esac
}

# Whether both documents are here, and there the assets that they name: those of another build have other names.
check_portal() {
  for document in index.html loggain.html; do
    [ -f "$1/$document" ] && [ -r "$1/$document" ] || refuse "There is no $document in $1 that can be read."
    for asset in $(awk '{ while (match($0, /"\/assets\/[A-Za-z0-9._-]+/)) { print substr($0, RSTART + 9, RLENGTH - 9); $0 = substr($0, RSTART + RLENGTH) } }' < "$1/$document"); do
      [ -f "$2/$asset" ] || refuse "$1/$document needs assets/$asset, which is not in $2."
    done
  done
}

# Everything that can be wrong is looked at before anything is changed.
case $name in
  '' | [!A-Za-z0-9]* | *[!A-Za-z0-9._-]*) refuse "'$name' is no name for a release: use letters, digits, dots, hyphens and underscores." ;;
esac
[ ${#name} -le 100 ] || refuse "'$name' is no name for a release: use at most 100 characters."
if [ $# -gt 2 ]; then
  [ -f "$3/index.html" ] && [ -d "$3/assets" ] || refuse "There is no built portal in $3."
  check_portal "$3" "$3/assets"
  # What customers get is not changed piece by piece.
  [ "$(readlink "$folder/current")" != "releases/$name" ] || refuse "The release $name is being served. Choose another name."
  if [ $# -gt 3 ]; then
    [ -f "$4" ] && [ -r "$4" ] || refuse "There is no configuration $4 that can be read."
    document=$3/index.html LC_ALL=C awk -f "$(dirname "$0")/checkConfiguration.awk" < "$4" || refuse "The configuration $4 is not used."
  fi
else
  [ -d "$release" ] || refuse "There is no release $name in $folder."
  check_portal "$release" "$folder/assets"
fi
[ -h "$folder/current" ] || [ ! -e "$folder/current" ] || refuse "$folder/current is no link to a release: remove it."
# The server's user goes through each folder on the way; those that are made here are open to it.
way=$folder
while [ ! -d "$way" ]; do way=$(dirname "$way"); done
way=$(cd "$way" && pwd -P)
while [ "$way" != / ]; do
  is_open "$way" || refuse "The server's user cannot open the folder $way: chmod o+x $way."
  way=$(dirname "$way")
done

mkdir -p "$folder/releases" "$folder/assets"
# Everything is made in a folder of its own and renamed when it is whole, so that it may end half-way, or run twice at once.
making=$(mktemp -d "$folder/.making-XXXXXX")
trap 'rm -rf "$making"' EXIT
trap 'exit 1' HUP INT TERM
if [ $# -gt 2 ]; then
  mkdir "$making/release"
  # A tab of the release that is served until now uses its files for some hours more: the day that they are kept begins here.
  if [ -f "$folder/current/began" ]; then
    find "$folder/assets" -type f -newer "$folder/current/began" -exec touch -c -d '2 seconds ago' {} +
  fi
  # What is newer than this file belongs to this release or to a later one.
  touch -d '1 second ago' "$making/release/began"
  for file in "$3"/*; do
    [ ! -f "$file" ] || cp "$file" "$making/release/"
  done
  [ ! -d "$3/.well-known" ] || cp -r "$3/.well-known" "$making/release/"
  # What was built with a strict umask is copied as such.
  chmod -R u=rwX,go=rX "$making/release" "$folder/assets"
  chmod go+rx "$folder/releases"
  [ $# -lt 4 ] || sh "$(dirname "$0")/configure.sh" "$making/release" "$4"
  # Assets come before the documents that name them. A file of the same name has the same content: it may be on its way to
  # somebody, so only its time is renewed. Another gets its name when it is whole, because its half would be kept for a year.
  for file in "$3"/assets/*; do
    served=$folder/assets/${file##*/}
    touch -c "$served"
    [ -f "$served" ] || { cp "$file" "$making/asset"; chmod 644 "$making/asset"; mv "$making/asset" "$served"; }
  done
  ln -s ../../assets "$making/release/assets"
  [ ! -d "$release" ] || mv "$release" "$making/before"
  mv -T "$making/release" "$release"
fi
# One rename, so that no request meets a state between two releases.
ln -s "releases/$name" "$making/current"
mv -T "$making/current" "$folder/current"
