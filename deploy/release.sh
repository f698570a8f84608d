#!/bin/sh
# Keeps the releases of the portal beside each other and chooses the one that is served:
#   release.sh <folder> <name> <built portal> [<configuration as JSON>]   adds a release and chooses it
#   release.sh <folder> <name>                                            chooses a release that is there: the way back
# All releases share one folder of assets, so that a tab of an older release still finds its scripts.
set -eu
outcome="Nothing has been changed." making=
refuse() { echo "$1 $outcome" >&2; trap - EXIT; exit 1; }
trap '[ $? = 0 ] || echo "The release has failed. $outcome" >&2; rm -rf "$making"' EXIT
trap 'exit 1' HUP INT TERM
[ $# -ge 2 ] && [ $# -le 4 ] && [ -n "$1" ] || refuse "Say which folder and which release: release.sh <folder> <name> [<built portal> [<configuration>]]."
folder=$1 name=$2
release=$folder/releases/$name
# Whoever installs may have a stricter one, but the server's user has to read all files.
umask 022
groups=$(id -G "${SERVER_USER:-www-data}" 2> /dev/null || id -G nginx 2> /dev/null || true)

# Whether everybody can go through this folder, or a group that the server's user is in.
is_open() {
  set -- $(ls -ldn "$1")
  case $1 in
    ?????????[xt]*) ;;
    ??????[xs]*) case " $groups " in *" $4 "*) ;; *) false ;; esac ;;
    *) false ;;
  esac
}

# Whether each file in the list of this folder is as the list says.
check_files() {
  wrong=$({ cd "$1" && LC_ALL=C sha256sum --check --strict --quiet files.sha256; } 2> /dev/null) || {
    wrong=${wrong%%:*}
    refuse "$1 is not whole: ${wrong:-files.sha256} is missing or has changed."
  }
}

# Gives the assets of this release another time.
renew() { (cd "$1" && sed -n 's|^[0-9a-f]*  assets/|assets/|p' files.sha256 | xargs -r touch -c -d "$2"); }

# Everything that can be wrong is looked at before anything is changed.
case $name in
  '' | [!A-Za-z0-9]* | *[!A-Za-z0-9._-]*) refuse "'$name' is no name for a release: use letters, digits, dots, hyphens and underscores." ;;
esac
[ ${#name} -le 100 ] || refuse "'$name' is no name for a release: use at most 100 characters."
for path in "$folder" "${3:-}"; do
  case $path in -*) refuse "'$path' looks like an option: write ./$path." ;; esac
done
if [ $# -gt 2 ]; then
  # A list that was copied in part names fewer files.
  grep -q '  loggain\.html$' "$3/files.sha256" 2> /dev/null || refuse "There is no built portal in $3, or its files.sha256 is not whole."
  check_files "$3"
  unnamed=$(cd "$3" && find . \( -type f -o -type l \) ! -path ./files.sha256 | sed 's|^\./||' |
    grep -vxF -e "$(sed 's|^[0-9a-f]*  ||' files.sha256)" | head -n 1)
  [ -z "$unnamed" ] || refuse "$3 is not as it was built: its files.sha256 does not name $unnamed."
  if [ $# -gt 3 ]; then
    [ -f "$4" ] && [ -r "$4" ] || refuse "There is no configuration $4 that can be read."
    document=$3/index.html LC_ALL=C awk -f "$(dirname "$0")/checkConfiguration.awk" < "$4" || refuse "The configuration $4 is not used."
  fi
else
  [ -d "$release" ] || refuse "There is no release $name in $folder."
  check_files "$release"
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
# The lock ends with the process, however that ends.
exec 9< "$folder"
flock -n 9 || refuse "Another release is being made in $folder."
# What customers get is not changed piece by piece.
[ $# -eq 2 ] || [ "$(readlink "$folder/current")" != "releases/$name" ] || refuse "The release $name is being served. Choose another name."
# Everything is made in a folder of its own and renamed when it is whole, so that it may end half-way. One that was killed has
# left its folder.
making=$folder/.making
rm -rf "$folder"/.making*
mkdir "$making"
if [ $# -gt 2 ]; then
  mkdir "$making/release" "$making/assets"
  for file in "$3"/*; do
    [ ! -f "$file" ] || cp "$file" "$making/release/"
  done
  [ ! -d "$3/.well-known" ] || cp -r "$3/.well-known" "$making/release/"
  ln -s ../../assets "$making/release/assets"
  # A file with the same content may be on its way to somebody.
  for file in "$3"/assets/*; do
    served=$folder/assets/${file##*/}
    [ -f "$served" ] && cmp -s "$file" "$served" || cp "$file" "$making/assets/"
  done
  # What was built with a strict umask is copied as such.
  chmod -R u=rwX,go=rX "$making"
  [ $# -lt 4 ] || sh "$(dirname "$0")/configure.sh" "$making/release" "$4"
  # The documents have been configured since they were built. The list names what is served, so that the way back can check it.
  (cd "$making/release" && {
    grep '  assets/' files.sha256
    sed -n '\|  assets/|!s|^[0-9a-f]*  ||p' files.sha256 | xargs sha256sum
  } > ../list && mv ../list files.sha256)
fi

outcome="Run the same command again: it may have ended half-way."
# A tab of the release that is served until now uses its files for some hours more: the day that they are kept begins here.
[ ! -f "$folder/current/files.sha256" ] || renew "$folder/current" '2 seconds ago'
if [ $# -gt 2 ]; then
  # Assets come before the documents that name them.
  find "$making/assets" -type f -exec mv -f -t "$folder/assets" {} +
  [ ! -d "$release" ] || mv "$release" "$making/before"
  mv -T "$making/release" "$release"
fi
chmod go+rx "$folder/releases"
chmod -R u=rwX,go=rX "$release" "$folder/assets"
# The assets that are newer than this file belong to this release.
touch -d '1 second ago' "$release/files.sha256"
renew "$release" now
# One rename, so that no request meets a state between two releases.
ln -s "releases/$name" "$making/current"
mv -T "$making/current" "$folder/current"
