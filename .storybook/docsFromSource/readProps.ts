import ts from 'typescript-6';
import type { PropDoc } from 'virtual:library-props';

import type { Library } from './library.ts';

/** The props of every component that the library exports, by the component's name. */
export function readProps(library: Library): Readonly<Record<string, readonly PropDoc[]>> {
  const { checker, exports } = library;
  return Object.fromEntries(
    [...exports].flatMap(([name, symbol]) => {
      const props = propsTypeOf(checker, name, symbol);
      return props === undefined ? [] : [[name, propsOf(checker, props)]];
    }),
  );
}

/** The type of a component's props; nothing for what is no component. */
function propsTypeOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol) {
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  if (!/^[A-Z]/u.test(name) || !(target.flags & ts.SymbolFlags.Value)) return undefined;
  const [signature] = checker.getTypeOfSymbol(target).getCallSignatures();
  const answer = signature && checker.typeToString(signature.getReturnType());
  if (signature === undefined || !/^null$|ReactNode|Element/u.test(answer ?? '')) return undefined;
  const [props] = signature.getParameters();
  return props === undefined ? null : checker.getTypeOfSymbol(props);
}

/** One form of a component: its props by their names. */
type Form = ReadonlyMap<string, ts.Symbol>;

function propsOf(checker: ts.TypeChecker, type: ts.Type | null): readonly PropDoc[] {
  if (type === null) return [];
  const members = type.isUnion() ? type.types : [type];
  const forms = members.map(
    (member): Form =>
      new Map(
        checker
          .getPropertiesOfType(member)
          .filter((prop) => !isNever(checker, prop))
          .map((prop) => [prop.name, prop]),
      ),
  );
  const names = [...new Set(forms.flatMap((form) => [...form.keys()]))];
  const describe = formsBy(checker, forms, names);
  return names.map((name) => propDoc(checker, name, forms, describe));
}

function propDoc(
  checker: ts.TypeChecker,
  name: string,
  forms: readonly Form[],
  describe: (forms: readonly Form[]) => string | undefined,
): PropDoc {
  const having = forms.filter((form) => form.has(name));
  const symbols = having.flatMap((form) => form.get(name) ?? []);
  const values = symbols.map((symbol) => literalsOf(checker, symbol));
  const choices = unique(values.flatMap((some) => some ?? []));
  const isChoice = values.every((some) => some !== undefined) && choices.some(isNoBoolean);
  const isNeeded = symbols.every((symbol) => !(symbol.flags & ts.SymbolFlags.Optional));
  const where = having.length < forms.length ? describe(having) : undefined;
  const defaultValue = symbols.flatMap((symbol) => defaultOf(checker, symbol))[0];
  return {
    name,
    type: isChoice ? choices.map(quoted).join(' | ') : typeInWords(checker, symbols),
    ...(isChoice ? { choices } : {}),
    isRequired: isNeeded && having.length === forms.length,
    description: [
      ...descriptions(checker, name, having, describe),
      ...(where === undefined
        ? []
        : [`${isNeeded ? 'Required, and only' : 'Only'} with ${where}.`]),
    ].join('\n\n'),
    ...(defaultValue === undefined ? {} : { defaultValue }),
  };
}

/** What the forms say of a prop; if they say different things, each with the form that says it. */
function descriptions(
  checker: ts.TypeChecker,
  name: string,
  forms: readonly Form[],
  describe: (forms: readonly Form[]) => string | undefined,
): readonly string[] {
  const saying = new Map<string, Form[]>();
  for (const form of forms) {
    const text = ts.displayPartsToString(form.get(name)?.getDocumentationComment(checker)).trim();
    if (text !== '') saying.set(text, [...(saying.get(text) ?? []), form]);
  }
  if (saying.size < 2) return [...saying.keys()];
  return [...saying].map(([text, those]) => {
    const where = describe(those);
    return where === undefined ? text : `With ${where}: ${text}`;
  });
}

/** Says which forms are meant, by the prop whose literals tell them apart; nothing if there is no such prop. */
function formsBy(checker: ts.TypeChecker, forms: readonly Form[], names: readonly string[]) {
  const valuesIn = (name: string, some: readonly Form[]): readonly (readonly Literal[])[] =>
    some.map((form) => {
      const symbol = form.get(name);
      return (symbol && literalsOf(checker, symbol)) ?? [];
    });
  const kind = names.find((name) => {
    const values = valuesIn(name, forms).map((some) => some.join(' '));
    return !values.includes('') && new Set(values).size > 1;
  });
  return (some: readonly Form[]): string | undefined => {
    if (kind === undefined) return undefined;
    const values = unique(valuesIn(kind, some).flat());
    const isAny = values.length === unique(valuesIn(kind, forms).flat()).length;
    return isAny ? undefined : `\`${kind}\` ${values.map((one) => `\`${one}\``).join(' or ')}`;
  };
}

type Literal = string | number | boolean;

const isNoBoolean = (value: Literal): boolean => typeof value !== 'boolean';

/** The values of a type of literals without its `undefined`; nothing for any other type. */
function literalsOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly Literal[] | undefined {
  const type = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
  const members = type.isUnion() ? type.types : [type];
  const values = members.map((member) => {
    if (member.isStringLiteral() || member.isNumberLiteral()) return member.value;
    if (!(member.flags & ts.TypeFlags.BooleanLiteral)) return undefined;
    return checker.typeToString(member) === 'true';
  });
  const known = values.filter((value) => value !== undefined);
  return known.length === values.length && known.length > 0 ? known : undefined;
}

/** A prop that one form forbids is no prop of it. */
function isNever(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  const flags = checker.getTypeOfSymbol(symbol).flags;
  return (flags & (ts.TypeFlags.Never | ts.TypeFlags.Undefined)) !== 0;
}

/** The types of a prop in all forms, each part once. */
function typeInWords(checker: ts.TypeChecker, symbols: readonly ts.Symbol[]): string {
  const written = unique(symbols.map((symbol) => writtenType(checker, symbol)));
  const parts = written.every((text) => /^[\w |]+$/u.test(text))
    ? unique(written.flatMap((text) => text.split(' | ')))
    : written;
  const text = parts.length === 1 ? parts.join('') : parts.map(inUnion).join(' | ');
  return /^(true|false)( \| (true|false))*$/u.test(text) ? 'boolean' : text;
}

function writtenType(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const [declaration] = symbol.declarations ?? [];
  const written =
    declaration !== undefined && ts.isPropertySignature(declaration) ? declaration.type : undefined;
  const isReadable = written !== undefined && !namesParameter(checker, written);
  const text = isReadable ? written.getText() : inWords(checker, symbol);
  return text
    .replaceAll(/\s+/gu, ' ')
    .replace(/ \| undefined$/u, '')
    .replace(/^\((\(.*\) => \w+)\)$/u, '$1');
}

/** The type with what its parameters stand for. How it is inferred concerns no reader. */
function inWords(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const whole = ts.TypeFormatFlags.NoTruncation;
  const text = checker.typeToString(checker.getTypeOfSymbol(symbol), undefined, whole);
  return text.replaceAll(/NoInfer<(\w+)>/gu, '$1');
}

/** Whether a type names a parameter of the type that it stands in: its reader sees only what stands for it. */
function namesParameter(checker: ts.TypeChecker, node: ts.Node): boolean {
  const isParameter =
    ts.isTypeReferenceNode(node) &&
    (checker.getTypeFromTypeNode(node).flags & ts.TypeFlags.TypeParameter) !== 0;
  return (
    isParameter ||
    (ts.forEachChild(node, (part) => namesParameter(checker, part) || undefined) ?? false)
  );
}

function inUnion(part: string): string {
  return /^\(.*\) => \w+$/u.test(part) ? `(${part})` : part;
}

function defaultOf(checker: ts.TypeChecker, symbol: ts.Symbol): readonly string[] {
  return symbol
    .getJsDocTags(checker)
    .filter(({ name }) => name === 'default')
    .map(({ text }) => ts.displayPartsToString(text).trim());
}

function quoted(value: Literal): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function unique<Item>(items: readonly Item[]): readonly Item[] {
  return [...new Set(items)];
}
