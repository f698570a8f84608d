#!/bin/sh
# Replaces the runtime configuration in both documents of the portal, as often as one likes:
#   configure.sh <folder with index.html> <configuration as JSON>
# In the container it runs at every start, with the folder and the file below.
set -eu
folder=${1:-${PORTAL_ROOT:-/srv/mina-sidor/current}}
configuration=${2:-/etc/mina-sidor/config.json}
[ -f "$configuration" ] || { echo "There is no $configuration: the portal keeps the configuration that it was built with."; exit 0; }
for document in index.html loggain.html; do
  # `<` is escaped, so that no value can end the block.
  awk -v configuration="$configuration" '
    BEGIN {
      while ((getline line < configuration) > 0) { gsub(/</, "\\u003c", line); json = json line "\n" }
      start = "<script type=\"application/json\" id=\"config\">"
    }
    !inside && (at = index($0, start)) {
      printf "%s%s", substr($0, 1, at - 1 + length(start)), json
      inside = 1
      $0 = substr($0, at + length(start))
    }
    inside && !(at = index($0, "</script>")) { next }
    inside { $0 = substr($0, at); inside = 0 }
    { print }
  ' "$folder/$document" > "$folder/$document.new"
  chmod 644 "$folder/$document.new"
  mv "$folder/$document.new" "$folder/$document"
done
