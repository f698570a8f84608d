import { dirname, resolve } from 'node:path';

import ts from 'typescript-6';

import { parse } from './parse.ts';

/** What a piece of code needs from outside itself. */
export interface Slice {
  /** Import clauses by module: `react` → `useState`, `type ReactNode`. */
  readonly imports: ReadonlyMap<string, ReadonlySet<string>>;
  /** Declarations, in an order in which they can run. */
  readonly declarations: readonly string[];
}

/** The names that `@mina-sidor/ui` exports. */
type PublicNames = ReadonlySet<string>;

/** Packages that a reader has, or is told to install. */
const packages = /^(react|react-hook-form|@mina-sidor\/texts|@mina-sidor\/ui)(\/|$)/u;

/**
 * Collects what a piece of code uses of its file: imports from packages, and the declarations of the file itself and of
 * the helpers that it imports. What the library exports is imported from the library.
 */
export function sliceModule(code: string, file: ts.SourceFile, library: PublicNames): Slice {
  const imports = new Map<string, Set<string>>();
  const declared = new Map<string, { readonly from: string; text: string }>();

  function importName(module: string, clause: string): void {
    imports.set(module, (imports.get(module) ?? new Set()).add(clause));
  }

  function collect(text: string, source: ts.SourceFile): void {
    for (const name of namesIn(text)) {
      const place = findTopLevel(source, name);
      if (place !== undefined) add(name, place, source);
    }
  }

  function add(name: string, place: TopLevel, source: ts.SourceFile): void {
    if (place.kind === 'import') {
      addImport(name, place, source);
      return;
    }
    const from = `${source.fileName}:${String(place.node.pos)}`;
    if ([...declared.values()].some((one) => one.from === from)) return;
    if (declared.has(name)) throw new Error(`Two helpers have the name ${name}.`);
    const text = declarationText(place.node);
    const entry = { from, text };
    declared.set(name, entry);
    collect(text, source);
    // What a declaration needs comes before it.
    declared.delete(name);
    declared.set(name, entry);
  }

  function addImport(name: string, place: ImportPlace, source: ts.SourceFile): void {
    const { module, imported } = place;
    const clause = `${place.isType ? 'type ' : ''}${imported === name ? name : `${imported} as ${name}`}`;
    if (packages.test(module)) {
      importName(module, clause);
    } else if (module === 'storybook/test') {
      if (name !== 'fn') throw new Error(`An example cannot use ${name} of ${module}.`);
    } else if (module.endsWith('.ts') || module.endsWith('.tsx')) {
      const isPublic = library.has(imported) && !module.includes('/testing/');
      if (isPublic) {
        importName('@mina-sidor/ui', clause);
        return;
      }
      const helper = parse(resolve(dirname(source.fileName), module));
      const inHelper = findTopLevel(helper, imported);
      if (module.endsWith('.css.ts') || inHelper === undefined || imported !== name)
        throw new Error(`An example cannot take ${name} from ${module}.`);
      add(name, inHelper, helper);
    } else {
      throw new Error(`An example cannot import ${module}.`);
    }
  }

  collect(code, file);
  return { imports, declarations: [...declared.values()].map(({ text }) => text) };
}

interface ImportPlace {
  readonly kind: 'import';
  readonly module: string;
  readonly imported: string;
  readonly isType: boolean;
}

type TopLevel = ImportPlace | { readonly kind: 'declaration'; readonly node: ts.Statement };

/** Where a name comes from in a file. */
function findTopLevel(source: ts.SourceFile, name: string): TopLevel | undefined {
  for (const node of source.statements) {
    if (ts.isImportDeclaration(node)) {
      const found = findImport(node, name);
      if (found !== undefined) return found;
    } else if (declares(node, name)) {
      return { kind: 'declaration', node };
    }
  }
  return undefined;
}

function findImport(node: ts.ImportDeclaration, name: string): ImportPlace | undefined {
  const bindings = node.importClause?.namedBindings;
  if (!ts.isStringLiteral(node.moduleSpecifier) || bindings === undefined) return undefined;
  const module = node.moduleSpecifier.text;
  if (ts.isNamespaceImport(bindings))
    return bindings.name.text === name
      ? { kind: 'import', module, imported: '*', isType: false }
      : undefined;
  const found = bindings.elements.find((element) => element.name.text === name);
  if (found === undefined) return undefined;
  return {
    kind: 'import',
    module,
    imported: (found.propertyName ?? found.name).text,
    isType: found.isTypeOnly || node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword,
  };
}

function declares(node: ts.Statement, name: string): boolean {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.some((one) => namesOf(one.name).includes(name));
  }
  const isNamed =
    ts.isFunctionDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isClassDeclaration(node);
  return isNamed && node.name?.text === name;
}

function namesOf(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? namesOf(element.name) : [],
  );
}

/** The text of a declaration without its `export`. */
function declarationText(node: ts.Statement): string {
  return node.getText().replace(/^export (default )?/u, '');
}

/** The names that a piece of code uses, its own among them. */
function namesIn(code: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && !isPropertyName(node)) names.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return names;
}

function isPropertyName(node: ts.Identifier): boolean {
  const { parent } = node;
  return (
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isPropertyAssignment(parent) && parent.name === node) ||
    (ts.isPropertySignature(parent) && parent.name === node) ||
    ts.isJsxAttribute(parent)
  );
}
