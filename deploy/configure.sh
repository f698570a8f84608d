#!/bin/sh
# Replaces the runtime configuration in both documents of the portal, and the addresses of the links that they show before
# the portal has started, as often as one likes:
#   configure.sh <folder with index.html> <configuration as JSON>
# In the container it runs at every start, with the folder and the file below.
set -eu
folder=${1:-${PORTAL_ROOT:-/srv/mina-sidor/current}}
configuration=${2:-/etc/mina-sidor/config.json}
# A container may be tried out without a configuration. Whoever names one wants that one, and none else.
if [ $# -lt 2 ] && [ ! -e "$configuration" ]; then
  echo "There is no $configuration: the portal keeps the configuration that it was built with."
  exit 0
fi
# A folder is what Docker mounts in place of a file that is not there.
[ -f "$configuration" ] && [ -r "$configuration" ] || { echo "There is no file $configuration that can be read." >&2; exit 1; }
document=$folder/index.html LC_ALL=C awk -f "$(dirname "$0")/checkConfiguration.awk" < "$configuration"
for document in index.html loggain.html; do
  # A path is neither an option nor an operand: awk would read its backslashes and its `=`.
  configuration=$configuration LC_ALL=C awk '
    # The addresses of a configuration by the name of their field.
    function readLinks(json, links,   pair) {
      while (match(json, /"[A-Za-z]+"[ \t\r\n]*:[ \t\r\n]*"https:[^"]*"/)) {
        split(substr(json, RSTART, RLENGTH), pair, "\"")
        json = substr(json, RSTART + RLENGTH)
        gsub(/\\\//, "/", pair[4])
        gsub(/&/, "\\&amp;", pair[4])
        links[pair[2]] = pair[4]
      }
    }
    function replaceLinks(html,   parts, count, i, end, address, result) {
      count = split(html, parts, "href=\"")
      result = parts[1]
      for (i = 2; i <= count; i++) {
        end = index(parts[i], "\"")
        address = substr(parts[i], 1, end - 1)
        result = result "href=\"" (address in changed ? changed[address] : address) substr(parts[i], end)
      }
      return result
    }
    { page = page $0 "\n" }
    END {
      # `<` is escaped, so that no value can end the block.
      configuration = ENVIRON["configuration"]
      while ((getline line < configuration) > 0) { gsub(/</, "\\u003c", line); json = json line "\n" }
      start = "<script type=\"application/json\" id=\"config\">"
      at = index(page, start) + length(start)
      rest = substr(page, at)
      length_before = index(rest, "</script>") - 1
      readLinks(substr(rest, 1, length_before), before)
      readLinks(json, after)
      for (name in before) if (name in after) changed[before[name]] = after[name]
      printf "%s%s%s", replaceLinks(substr(page, 1, at - 1)), json, replaceLinks(substr(rest, length_before + 1))
    }
  ' < "$folder/$document" > "$folder/$document.new"
  chmod 644 "$folder/$document.new"
  mv "$folder/$document.new" "$folder/$document"
done
