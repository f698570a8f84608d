#!/bin/sh
# Keeps the releases of the portal beside each other and chooses the one that is served:
#   release.sh <folder> <name> <built portal> [<configuration as JSON>]   adds a release and chooses it
#   release.sh <folder> <name>                                            chooses a release that is there: the way back
# All releases share one folder of assets, so that a tab of an older release still finds its scripts.
set -eu
folder=$1 name=$2
release=$folder/releases/$name
if [ $# -gt 2 ]; then
  mkdir -p "$release" "$folder/assets"
  # What is newer than this file belongs to this release or to a later one.
  touch -d '1 second ago' "$release/began"
  # Assets come before the documents that name them. A file of the same name has the same content: it may be on its way to
  # somebody, so only its time is renewed. Another gets its name when it is whole, because its half would be kept for a year.
  for file in "$3"/assets/*; do
    served=$folder/assets/${file##*/}
    touch -c "$served"
    [ -f "$served" ] || { cp "$file" "$folder/assets/.copying"; mv "$folder/assets/.copying" "$served"; }
  done
  find "$3" -maxdepth 1 -type f -exec cp {} "$release/" \;
  [ ! -d "$3/.well-known" ] || cp -r "$3/.well-known" "$release/"
  ln -sfn ../../assets "$release/assets"
  [ $# -lt 4 ] || sh "$(dirname "$0")/configure.sh" "$release" "$4"
fi
[ -f "$release/index.html" ] || { echo "There is no release $name in $folder." >&2; exit 1; }
# One rename, so that no request meets a state between two releases.
ln -sfn "releases/$name" "$folder/next"
mv -T "$folder/next" "$folder/current"
