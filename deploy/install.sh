#!/bin/sh
# Puts the server's configuration into the folder of nginx, and the limits that it needs into nginx.conf:
#   install.sh <file with the variables that differ from mina-sidor.env> [<folder of nginx.conf>]
set -eu
deploy=$(dirname "$0") nginx=${2:-/etc/nginx}
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
' "$deploy/nginx/templates/mina-sidor.conf.template" > "$nginx/conf.d/mina-sidor.conf"
