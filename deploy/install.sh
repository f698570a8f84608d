#!/bin/sh
# Puts the server's configuration into the folder of nginx, and the limits that it needs into nginx.conf:
#   install.sh <file with the variables that differ from mina-sidor.env> [<folder of nginx.conf>]
set -eu
refuse() { echo "$1 Nothing has been changed." >&2; exit 1; }
[ $# -gt 0 ] && [ -f "$1" ] && [ -r "$1" ] || refuse "There is no file '${1:-}' of variables that can be read."
deploy=$(dirname "$0") nginx=${2:-/etc/nginx}
! grep -q "$(printf '\r')" "$1" || refuse "The variables in $1 are not used. It has the ends of lines of Windows."
# The shell itself says which variables there are, in whatever way they are written. One that nobody knows is mistyped.
wrong=$(env -i PATH="$PATH" sh -ec 'set -a; . "$3"; . "$1"; exec awk "$2" "$3"' - "$(realpath "$1")" '
  match($0, /^[A-Z_]+=/) { known[substr($0, 1, RLENGTH - 1)] }
  END {
    for (name in ENVIRON) {
      if (name ~ /^(PATH|PWD|OLDPWD|SHLVL|_)$/) continue
      if (!(name in known)) print "mina-sidor.env has no " name "."
      else if (ENVIRON[name] == "" && name != "HSTS") print name " is empty."
      else if (name ~ /_SOURCES$/ && ENVIRON[name] !~ /\047self\047/) print name " lacks \047self\047 in quotation marks."
    }
  }
' "$deploy/mina-sidor.env") || refuse "The variables in $1 cannot be read."
[ -z "$wrong" ] || refuse "The variables in $1 are not used. $wrong"
# Whoever installs may have a stricter one, but the server's user has to read the pages.
umask 022
set -a
. "$deploy/mina-sidor.env"
. "$(realpath "$1")"
set +a
sh "$deploy/limits.sh" "$nginx/nginx.conf"
mkdir -p "$nginx/mina-sidor/server.d" "$nginx/conf.d" "$PAGES_ROOT"
cp "$deploy"/nginx/mina-sidor/* "$nginx/mina-sidor/"
cp -r "$deploy"/nginx/pages/* "$PAGES_ROOT/"
awk '
  {
    filled = ""
    while (match($0, /[$][{][A-Z_]+[}]/)) {
      filled = filled substr($0, 1, RSTART - 1) ENVIRON[substr($0, RSTART + 2, RLENGTH - 3)]
      $0 = substr($0, RSTART + RLENGTH)
    }
    print filled $0
  }
' "$deploy/nginx/templates/mina-sidor.conf.template" > "$nginx/conf.d/mina-sidor.conf.new"
mv "$nginx/conf.d/mina-sidor.conf.new" "$nginx/conf.d/mina-sidor.conf"
