# Reads the runtime configuration as the portal will, with nothing but awk, and says what is wrong with it:
#   document=<built index.html> LC_ALL=C awk -f checkConfiguration.awk < <configuration as JSON>
# In the environment, a path stays as it is: awk reads the backslashes of `-v`. In the locale C, awk looks at bytes.
# The configuration that the portal was built with says which fields there have to be and what each of them holds, so no
# second list of them has to be kept.

function fail(words) {
  gsub(/[ \t\r\n]+/, " ", words)
  if (!failed) print "The configuration is wrong: " words "." > "/dev/stderr"
  failed = 1
}

# One token of the text: a bracket, a comma, a colon, a literal or a string with its quotation marks.
function next_token() {
  sub(/^[ \t\r\n]+/, "", text)
  if (text == "") token = ""
  else if (match(text, /^[][{},:]/) || match(text, /^"([^"\\\001-\037]|\\["\\\/bfnrtu])*"/) ||
      match(text, /^-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][-+]?[0-9]+)?/) || match(text, /^(true|false|null)/)) {
    token = substr(text, 1, RLENGTH)
    text = substr(text, RLENGTH + 1)
  } else { token = "?"; fail("it is not JSON near " substr(text, 1, 30)) }
}

function expect(wanted) {
  if (!failed && token != wanted) fail("it is not JSON: " (token == "" ? "it ends too early" : "there is " token " in place of " wanted))
  if (!failed) next_token()
}

function unescaped(string) {
  string = substr(string, 2, length(string) - 2)
  gsub(/\\\//, "/", string)
  return string
}

# Fills `found` with the type of every field by its path, and `held` with what strings hold.
function read_value(path, found, held,   first, name) {
  if (failed) return
  if (path != "" && (path in found)) fail(path " stands twice")
  first = substr(token, 1, 1)
  if (first == "{") {
    found[path] = "an object"
    next_token()
    if (token == "}") { next_token(); return }
    while (!failed) {
      if (substr(token, 1, 1) != "\"") { fail("it is not JSON: " token " stands where a name belongs"); return }
      # It could be the name of another field in other letters.
      if (token ~ /\\/) { fail("it has a backslash in the name " token); return }
      name = unescaped(token)
      # With a dot, a name would be the path of another field. Hosts have dots.
      if (name ~ /[.]/ && path !~ /(^|[.])environments$/) { fail("it has a dot in the name " token); return }
      next_token()
      expect(":")
      read_value((path == "" ? "" : path ".") name, found, held)
      if (token != ",") break
      next_token()
    }
    expect("}")
  } else if (first == "[") {
    found[path] = "a list"
    next_token()
    if (token == "]") { next_token(); return }
    while (!failed) {
      read_value(path "[" (++items) "]", found, held)
      if (token != ",") break
      next_token()
    }
    expect("]")
  } else if (first == "\"") {
    if (token ~ /\\u/ && token ~ /\\u([^0-9a-fA-F]|.[^0-9a-fA-F]|..[^0-9a-fA-F]|...[^0-9a-fA-F])/) fail("it is not JSON near " token)
    found[path] = "a text"
    held[path] = unescaped(token)
    next_token()
  } else if (first == "" || first ~ /[]},:?]/) fail("it is not JSON: " (token == "" ? "it ends too early" : token " stands where a value belongs"))
  else { found[path] = (first ~ /[tfn]/) ? token : "a number"; next_token() }
}

# A web address of those that the portal accepts, with no other letters than those that a browser sends.
function is_address(address,   port) {
  if (address !~ /^https:\/\/([A-Za-z0-9-]+\.)*[A-Za-z][A-Za-z0-9-]*(:[0-9]+)?([\/?#]|$)/) return 0
  port = address
  return !sub(/^https:\/\/[^\/?#:]*:/, "", port) || port + 0 <= 65535
}

function read_all(json, found, held) {
  text = json
  next_token()
  read_value("", found, held)
  if (!failed && token != "") fail("it is not JSON: " token " stands after its end")
}

{ configuration = configuration $0 "\n" }

END {
  document = ENVIRON["document"]
  while ((getline line < document) > 0) page = page line "\n"
  start = "<script type=\"application/json\" id=\"config\">"
  at = index(page, start)
  if (!at) { print document " has no configuration to replace: it is no built portal." > "/dev/stderr"; exit 1 }
  rest = substr(page, at + length(start))
  read_all(substr(rest, 1, index(rest, "</script>") - 1), built, example)
  if (configuration !~ /[^ \t\r\n]/) fail("it is empty")
  if (configuration ~ /^\357\273\277/) fail("it begins with a byte order mark, which JSON has not: save it as UTF-8 without BOM")
  others = configuration
  gsub(/[\001-\177]|[\302-\337][\200-\277]|[\340-\357][\200-\277][\200-\277]|[\360-\364][\200-\277][\200-\277][\200-\277]/, "", others)
  if (others != "") fail("it is not a text in UTF-8: save it as such")
  read_all(configuration, given, value)
  if (!failed && given[""] != "an object") fail("it has to be an object")
  for (path in built) {
    if (failed || path ~ /^environments\./) continue
    if (!(path in given)) fail(path " is missing")
    else if (given[path] != built[path]) fail(path " has to be " built[path])
    else if (path in value) {
      # A web address stays one, and what is never empty in a portal is not empty here.
      if (path ~ /^links\.|\.complaints$/ && !is_address(value[path])) fail(path " has to be an address that begins with https:// and a host of a-z, 0-9, hyphens and dots")
      if (path ~ /\.key$|^payee\.|^accessibilityAuthority\./ && value[path] !~ /[^ ]/) fail(path " is empty")
      if (path ~ /\.script$/ && !is_address(value[path]) && value[path] !~ /^\/[^\/]/) fail(path " has to be an address that begins with https://, or a path")
      if (path == "bankIdAutostartBase" && !is_address(value[path]) && value[path] !~ /^bankid:\/\//) fail(path " has to begin with bankid:// or https://")
    }
  }
  for (path in given) {
    if (failed || path !~ /^environments\./) continue
    # Another name matches no host, which then counts as production: customers of a test would pay real money.
    if (path !~ /^environments\.([a-z0-9._-]+|\[[a-f0-9:.]+\])$/) fail(path " has to be a host name in small letters, without a port")
    else if (value[path] !~ /^(local|systemIntegrationTest|acceptanceTest|production)$/)
      fail(path " has to be local, systemIntegrationTest, acceptanceTest or production")
  }
  exit failed
}
