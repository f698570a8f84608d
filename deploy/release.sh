#!/bin/sh
# Keeps the releases of the portal beside each other and chooses the one that is served:
#   release.sh <folder> <name> <built portal> [<configuration as JSON>]   adds a release and chooses it
#   release.sh <folder> <name>                                            chooses a release that is there: the way back
# All releases share one folder of assets, so that a tab of an older release still finds its scripts.
set -eu
refuse() { echo "$1 Nothing has been changed." >&2; exit 1; }
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

# Everything that can be wrong is looked at before anything is changed.
case $name in
  '' | [!A-Za-z0-9]* | *[!A-Za-z0-9._-]*) refuse "'$name' is no name for a release: use letters, digits, dots, hyphens and underscores." ;;
esac
if [ $# -gt 2 ]; then
  [ -f "$3/index.html" ] && [ -d "$3/assets" ] || refuse "There is no built portal in $3."
  if [ $# -gt 3 ]; then
    [ -f "$4" ] && [ -r "$4" ] || refuse "There is no configuration $4 that can be read."
    awk -v document="$3/index.html" -f "$(dirname "$0")/checkConfiguration.awk" "$4" || refuse "The configuration $4 is not used."
  fi
else
  [ -f "$release/index.html" ] || refuse "There is no release $name in $folder."
fi
# The server's user goes through each folder on the way; those that are made here are open to it.
way=$folder
while [ ! -d "$way" ]; do way=$(dirname "$way"); done
way=$(cd "$way" && pwd -P)
while [ "$way" != / ]; do
  is_open "$way" || refuse "The server's user cannot open the folder $way: chmod o+x $way."
  way=$(dirname "$way")
done

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
  # What was built with a strict umask is copied as such.
  chmod -R u=rwX,go=rX "$folder/assets" "$release"
  chmod go+rx "$folder/releases"
  ln -sfn ../../assets "$release/assets"
  [ $# -lt 4 ] || sh "$(dirname "$0")/configure.sh" "$release" "$4"
fi
# One rename, so that no request meets a state between two releases.
ln -sfn "releases/$name" "$folder/next"
mv -T "$folder/next" "$folder/current"
