import ts from 'typescript-6';

import { sliceModule } from './sliceModule.ts';
import type { StoryParts } from './storyParts.ts';

/** A module that draws what the story draws: what it imports, what it needs, and a component `Example`. */
export function writeExample(
  story: StoryParts,
  file: ts.SourceFile,
  library: ReadonlySet<string>,
): string {
  const given = giveArgs(story.args);
  const body = story.render === undefined ? drawn(story, given) : rendered(story.render, given);
  const example = withoutSpies(`export function Example() ${body}`);
  const { imports, declarations } = sliceModule(example, file, library);
  const importLines = [...imports].map(
    ([module, names]) => `import { ${[...names].join(', ')} } from '${module}';`,
  );
  return [importLines.join('\n'), ...declarations.map(withoutSpies), example]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** What a story gives its component, later values in place of earlier ones. */
interface Given {
  readonly entries: readonly { readonly name: string; readonly text: string }[];
  readonly children: string | undefined;
}

const spread = '...';

function giveArgs(args: StoryParts['args']): Given {
  const entries = new Map<string, string>();
  for (const [index, arg] of args.entries()) {
    if (ts.isSpreadAssignment(arg)) {
      entries.set(`${spread}${String(index)}`, arg.expression.getText());
      continue;
    }
    const name = arg.name?.getText() ?? '';
    const isReplaced = entries.delete(name);
    if (ts.isPropertyAssignment(arg)) {
      const value = arg.initializer.getText();
      if (!isReplaced || value !== 'undefined') entries.set(name, value);
    } else if (ts.isShorthandPropertyAssignment(arg)) entries.set(name, name);
    else throw new Error(`The example cannot show the method ${name}.`);
  }
  return {
    entries: [...entries]
      .filter(([name]) => name !== 'children')
      .map(([name, text]) => ({ name, text })),
    children: entries.get('children'),
  };
}

function drawn({ component }: StoryParts, given: Given): string {
  if (component === undefined) throw new Error('The story draws nothing.');
  return `{ return (${element(component, '', given)}); }`;
}

function element(tag: string, ownAttributes: string, given: Given): string {
  const start = `<${tag} ${attributesOf(given)} ${ownAttributes}`;
  const { children } = given;
  return children === undefined || children === 'null'
    ? `${start} />`
    : `${start}>${childText(children)}</${tag}>`;
}

function attributesOf({ entries }: Given): string {
  return entries
    .map(({ name, text }) => {
      if (name.startsWith(spread)) return `{...${text}}`;
      const attribute = name.replaceAll("'", '');
      if (text === 'true') return attribute;
      const plain = /^'([^'"\\{}<>]*)'$/u.exec(text)?.[1];
      return plain === undefined ? `${attribute}={${text}}` : `${attribute}="${plain}"`;
    })
    .join(' ');
}

function childText(text: string): string {
  const plain = /^'([^'"\\{}<>]*)'$/u.exec(text)?.[1];
  if (plain !== undefined) return plain;
  return text.startsWith('<') ? text : `{${text}}`;
}

/** The body of a story's own drawing, with what it is given written where it stands. */
function rendered(render: NonNullable<StoryParts['render']>, given: Given): string {
  const { body } = render;
  if (body === undefined) throw new Error('The story draws nothing.');
  const [parameter] = render.parameters;
  const text = parameter === undefined ? body.getText() : inline(body, parameter.name, given);
  return ts.isBlock(body) ? text : `{ return (${text}); }`;
}

function inline(body: ts.Node, parameter: ts.BindingName, given: Given): string {
  const file = body.getSourceFile();
  const pieces: { readonly from: number; readonly to: number; readonly text: string }[] = [];
  const named = namedArgs(parameter);
  const replace = (node: ts.Node, text: string): void => {
    pieces.push({ from: node.getStart(file), to: node.end, text });
  };
  const valueOf = (name: string): string => {
    if (name === 'children') return given.children ?? 'undefined';
    return given.entries.find((one) => one.name === name)?.text ?? 'undefined';
  };
  const rest = (): Given => ({
    entries: given.entries.filter(({ name }) => !named.values.has(name)),
    children: named.values.has('children') ? undefined : given.children,
  });
  const visit = (node: ts.Node): void => {
    if (ts.isJsxSelfClosingElement(node) && spreadsAll(node, named.all)) {
      const own = node.attributes.properties.filter((one) => !isSpreadOf(one, named.all));
      const over = new Set(own.map((one) => one.name?.getText()));
      const { entries, children } = rest();
      const kept = { entries: entries.filter(({ name }) => !over.has(name)), children };
      const ownText = own.map((one) => inlineIn(one)).join(' ');
      replace(node, element(node.tagName.getText(), ownText, kept));
      return;
    }
    if (ts.isJsxSpreadAttribute(node) && isSpreadOf(node, named.all)) {
      replace(node, attributesOf(rest()));
      return;
    }
    if (ts.isPropertyAccessExpression(node) && node.expression.getText() === named.all) {
      replace(node, inParentheses(valueOf(node.name.text)));
      return;
    }
    if (ts.isIdentifier(node) && named.values.has(node.text) && isValue(node)) {
      replace(node, inParentheses(valueOf(node.text)));
      return;
    }
    ts.forEachChild(node, visit);
  };
  const inlineIn = (node: ts.Node): string => inline(node, parameter, given);
  visit(body);
  return cut(body.getText(), body.getStart(file), pieces);
}

function cut(
  text: string,
  start: number,
  pieces: readonly { readonly from: number; readonly to: number; readonly text: string }[],
): string {
  return pieces.reduceRight(
    (whole, piece) =>
      whole.slice(0, piece.from - start) + piece.text + whole.slice(piece.to - start),
    text,
  );
}

/** The names under which a drawing takes what it is given: the whole, and single values. */
function namedArgs(parameter: ts.BindingName) {
  if (ts.isIdentifier(parameter)) return { all: parameter.text, values: new Set<string>() };
  if (ts.isArrayBindingPattern(parameter)) throw new Error('The story takes apart a list.');
  const { elements } = parameter;
  const rest = elements.find(({ dotDotDotToken }) => dotDotDotToken !== undefined);
  const values = elements.filter((one) => one !== rest).map(({ name }) => name.getText());
  return { all: rest?.name.getText(), values: new Set(values) };
}

function spreadsAll(node: ts.JsxSelfClosingElement, all: string | undefined): boolean {
  return node.attributes.properties.some((one) => isSpreadOf(one, all));
}

function isSpreadOf(node: ts.Node, all: string | undefined): boolean {
  return ts.isJsxSpreadAttribute(node) && node.expression.getText() === all;
}

function isValue(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  return !ts.isJsxAttribute(parent);
}

function inParentheses(text: string): string {
  return /^[\w.]+$|^'[^']*'$|^\[[^]*\]$/u.test(text) ? text : `(${text})`;
}

/** A reader has no test functions: in their place stand functions that do nothing. */
function withoutSpies(text: string): string {
  return text
    .replaceAll(/\bfn(<[^>]*>)?\(\)/gu, '(() => undefined)')
    .replaceAll(/\bfn(<[^>]*>)?\(/gu, '(');
}
