#!/bin/sh
# Lets nginx hold as many connections as the portal needs; nothing else of its configuration changes:
#   limits.sh [<nginx.conf>]
# The two limits belong to parts of nginx.conf that no other file can add to. Higher ones stay. The file as it was is kept
# beside it, as nginx.conf.before-mina-sidor.
set -eu
configuration=${1:-/etc/nginx/nginx.conf}
# Every open window holds two connections of nginx, one to the browser and one to the backend.
connections=16384
# Each is a file of the process, and so is each built file on its way.
files=32768
[ -f "$configuration" ] || { echo "There is no $configuration: install nginx first, or name the folder of its nginx.conf." >&2; exit 1; }
changed=$(mktemp)
trap 'rm -f "$changed"' EXIT
awk -v connections="$connections" -v files="$files" '
  function atLeast(line, name, least,   before, found, after) {
    if (!match(line, "(^|[ \t;{])" name "[ \t]+[0-9]+[ \t]*;")) return line
    before = substr(line, 1, RSTART - 1)
    found = substr(line, RSTART, RLENGTH)
    after = substr(line, RSTART + RLENGTH)
    has[name] = 1
    match(found, /[0-9]+/)
    if (substr(found, RSTART, RLENGTH) + 0 < least) sub(/[0-9]+/, least, found)
    return before found after
  }
  {
    comment = ""
    if (match($0, /#/)) { comment = substr($0, RSTART); $0 = substr($0, 1, RSTART - 1) }
    code = atLeast(atLeast($0, "worker_connections", connections), "worker_rlimit_nofile", files)
    lines[NR] = code comment
    if (code ~ /^[ \t]*events([ \t{]|$)/) events = NR
  }
  END {
    if (!events || !("worker_connections" in has)) exit 1
    for (i = 1; i <= NR; i++) {
      if (i == events && !("worker_rlimit_nofile" in has)) print "worker_rlimit_nofile " files ";"
      print lines[i]
    }
  }
' "$configuration" > "$changed" || {
  echo "$configuration has no worker_connections of its own. Write into its events block" >&2
  echo "  worker_connections $connections;" >&2
  echo "and before that block, unless there is one," >&2
  echo "  worker_rlimit_nofile $files;" >&2
  echo "Without them nginx has no room for the windows of all customers. Nothing has been changed." >&2
  exit 1
}
cmp -s "$changed" "$configuration" && exit 0
[ -f "$configuration.before-mina-sidor" ] || cp -p "$configuration" "$configuration.before-mina-sidor"
# The file keeps its owner and its mode.
cat "$changed" > "$configuration"
