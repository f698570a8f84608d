/** The places of a document that lack a description or an example, as JSON pointers. */
export function gapsIn(document: object): readonly string[] {
  return [...walk(document, '#', document)];
}

type Node = Readonly<Record<string, unknown>>;

/** What needs no words of its own: examples, and conditions on properties that are described elsewhere. */
const unexplained = new Set(['example', 'examples', 'allOf']);

function* walk(node: unknown, at: string, document: object): Generator<string> {
  if (!isNode(node)) return;
  for (const kind of ['properties', 'parameters', 'responses', 'headers', 'schemas'] as const) {
    const children = node[kind];
    // A property may have the name of one of these.
    if (!isNode(children) || at.endsWith('/properties')) continue;
    for (const [name, child] of Object.entries(children)) {
      yield* gapsOf(child, `${at}/${kind}/${name}`, kind, document);
    }
  }
  if ('operationId' in node || 'action' in node) {
    if (!isText(node['description'])) yield `${at}: no description`;
    if ('operationId' in node && !isText(node['summary'])) yield `${at}: no summary`;
  }
  if ('content' in node) yield* gapsOfContent(node['content'], at);
  for (const [name, child] of Object.entries(node)) {
    if (!unexplained.has(name)) yield* walk(child, `${at}/${name}`, document);
  }
}

type Kind = 'properties' | 'parameters' | 'responses' | 'headers' | 'schemas';

function* gapsOf(node: unknown, at: string, kind: Kind, document: object): Generator<string> {
  // Of a property a reference is not enough: it says what the schema is, and not what the property is for.
  if (!isNode(node) || ('$ref' in node && kind !== 'properties')) return;
  if (!isText(node['description'])) yield `${at}: no description`;
  const { schema = node } = node;
  const needsExample = kind !== 'responses' && kind !== 'schemas';
  if (needsExample && isPlain(schema, document) && !hasExample(node) && !hasExample(schema)) {
    yield `${at}: no example`;
  }
}

function* gapsOfContent(content: unknown, at: string): Generator<string> {
  for (const [type, media] of Object.entries(isNode(content) ? content : {})) {
    // A file has neither a schema nor an example.
    if (isNode(media) && 'schema' in media && !hasExample(media)) yield `${at}/${type}: no example`;
  }
}

/** Whether the schema is of values that do not have properties of their own. A file is no such value. */
function isPlain(schema: unknown, document: object): boolean {
  if (!isNode(schema)) return false;
  if (typeof schema['$ref'] === 'string') return isPlain(find(document, schema['$ref']), document);
  if (schema['contentMediaType'] !== undefined || 'properties' in schema) return false;
  if ('const' in schema) return false;
  if (schema['type'] === 'array') return isPlain(schema['items'], document);
  const branches = schema['anyOf'];
  return !Array.isArray(branches) || branches.every((branch) => isPlain(branch, document));
}

function find(document: object, reference: string): unknown {
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), document);
}

function hasExample(node: unknown): boolean {
  if (!isNode(node)) return false;
  const { example, examples } = node;
  return example !== undefined || (isNode(examples) && Object.keys(examples).length > 0);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null;
}
