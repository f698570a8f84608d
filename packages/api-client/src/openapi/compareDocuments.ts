/** One difference between two versions of a document. */
export interface Change {
  /** True if a portal or a backend of the other version may stop working. */
  readonly isBreaking: boolean;
  /** The place, such as `paths/~/get`. */
  readonly at: string;
  readonly what: 'added' | 'removed' | 'changed';
}

type Node = Readonly<Record<string, unknown>>;

/** What says something to people only. */
const words = new Set([
  'default',
  'description',
  'example',
  'examples',
  'info',
  'license',
  'name',
  'operationId',
  'servers',
  'summary',
  'tags',
  'title',
  'x-enumDescriptions',
  'x-systems',
]);
/** What may get more entries. */
const growing = new Set([
  'channels',
  'content',
  'get',
  'headers',
  'messages',
  'operations',
  'parameters',
  'paths',
  'post',
  'properties',
  'responses',
  'securitySchemes',
]);

/**
 * How a document differs from an earlier one. A change is compatible if the older portal works with the newer backend, and
 * the newer portal with the older backend: docs/contract-changes.md has the rules.
 */
export function compareDocuments(before: object, after: object): readonly Change[] {
  return [...compare({ node: before, root: before }, { node: after, root: after }, [])];
}

/** What a later document is compared with: the document without what it says to people only. */
export function withoutWords(document: object): object {
  return Object.fromEntries(entriesThatCount(document, ''));
}

function entriesThatCount(node: object, kind: string): (readonly [string, unknown])[] {
  // The version says what was released, and the name of a parameter which it is.
  const counts = (key: string): boolean =>
    isOfNames(kind) || ['info', 'name'].includes(key) || !words.has(key);
  return Object.entries(node).flatMap(([key, value]) =>
    counts(key) ? [[key, countingPart(value, key)] as const] : [],
  );
}

function countingPart(value: unknown, kind: string): unknown {
  if (isList(value)) return value.map((item) => countingPart(item, ''));
  return isNode(value) ? Object.fromEntries(entriesThatCount(value, kind)) : value;
}

/** Whether a key below is a name and not a word of the format. */
function isOfNames(kind: string): boolean {
  return growing.has(kind) && kind !== 'get' && kind !== 'post';
}

interface Place {
  readonly node: unknown;
  readonly root: object;
}

function* compare(before: Place, after: Place, path: readonly string[]): Generator<Change> {
  const [one, other] = [follow(before), follow(after)];
  const at = path.join('/');
  if (isNode(one) && isNode(other)) {
    yield* compareNodes({ node: one, root: before.root }, { node: other, root: after.root }, path);
  } else if (isWordsOfOpenList(path) && isList(one) && isList(other)) {
    if (one.some((word) => !other.includes(word))) yield { isBreaking: true, at, what: 'removed' };
    if (other.some((word) => !one.includes(word))) yield { isBreaking: false, at, what: 'added' };
  } else if (sorted(one) !== sorted(other)) {
    yield { isBreaking: true, at, what: 'changed' };
  }
}

interface NodePlace extends Place {
  readonly node: Node;
}

function* compareNodes(
  before: NodePlace,
  after: NodePlace,
  path: readonly string[],
): Generator<Change> {
  const kind = path.at(-1) ?? '';
  const hasNames = isOfNames(kind);
  for (const key of new Set([...Object.keys(before.node), ...Object.keys(after.node)])) {
    if (!hasNames && (words.has(key) || key === 'components' || key === 'required')) continue;
    const inside = [...path, key];
    const at = inside.join('/');
    const [one, other] = [before.node[key], after.node[key]];
    if (
      kind === 'responses' &&
      !key.startsWith('2') &&
      (one === undefined || other === undefined)
    ) {
      yield { isBreaking: false, at, what: one === undefined ? 'added' : 'removed' };
    } else if (one === undefined && key === 'parameters') {
      yield* compare({ ...before, node: {} }, { ...after, node: other }, inside);
    } else if (one === undefined) {
      const mayGrow = hasNames || growing.has(key);
      yield { isBreaking: !mayGrow || isNeeded(kind, other), at, what: 'added' };
    } else if (other === undefined) {
      yield { isBreaking: true, at, what: 'removed' };
    } else {
      yield* compare({ ...before, node: one }, { ...after, node: other }, inside);
    }
  }
  yield* compareRequired(before.node, after.node, path);
}

/** A parameter that has to be sent. */
function isNeeded(kind: string, added: unknown): boolean {
  return kind === 'parameters' && isNode(added) && added['required'] === true;
}

/** What is required has to stay so, for either side may be the older one. */
function* compareRequired(before: Node, after: Node, path: readonly string[]): Generator<Change> {
  const at = [...path, 'required'].join('/');
  const [one, other] = [before['required'] ?? [], after['required'] ?? []];
  if (sorted(one) !== sorted(other)) yield { isBreaking: true, at, what: 'changed' };
}

/** Follows a reference, and gives the items of lists of objects names, so that their order does not count. */
function follow({ node, root }: Place): unknown {
  if (Array.isArray(node) && node.some(isNode)) {
    return Object.fromEntries(
      node.map((item: unknown, index) => [nameOf(item, index), item] as const),
    );
  }
  if (!isNode(node) || typeof node['$ref'] !== 'string') return node;
  const target = node['$ref']
    .slice(2)
    .split('/')
    .reduce<unknown>((found, name) => (isNode(found) ? found[name] : undefined), root);
  return follow({ node: target, root });
}

function nameOf(item: unknown, index: number): string {
  if (!isNode(item) || typeof item['name'] !== 'string') return String(index);
  return `${String(item['in'])}:${item['name']}`;
}

/** The known words of an open list stand in the first branch of its `anyOf`. */
function isWordsOfOpenList(path: readonly string[]): boolean {
  return path.at(-1) === 'enum' && path.at(-3) === 'anyOf';
}

const sorted = (value: unknown): string =>
  JSON.stringify(isList(value) ? value.map((item) => JSON.stringify(item)).toSorted() : value);

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the version has risen as the changes ask for: the first number for a breaking one, else the second. */
export function isVersionRaised(
  before: string,
  after: string,
  changes: readonly Pick<Change, 'isBreaking'>[],
): boolean {
  const [oldMajor = 0, oldMinor = 0] = before.split('.').map(Number);
  const [major = 0, minor = 0] = after.split('.').map(Number);
  if (changes.length === 0 || major > oldMajor) return true;
  return major === oldMajor && minor > oldMinor && !changes.some(({ isBreaking }) => isBreaking);
}
