import ts from 'typescript-6';

/** What two API reports say of the code of a user. */
export interface ApiChanges {
  /** What no longer compiles. A changed type is not judged: a wider one breaks nothing. */
  readonly breaks: readonly string[];
  /** Exports that are new. */
  readonly news: readonly string[];
  /** Those that are functions, as components are. */
  readonly newFunctions: readonly string[];
}

/** Compares the API report of a release with a later one. */
export function apiChanges(before: string, after: string): ApiChanges {
  const [old, now] = [readReport(before), readReport(after)];
  const given = givenByUsers(now);
  const news = [...now.keys()].filter(
    (name) => now.get(name)?.isExported === true && !old.has(name),
  );
  return {
    breaks: [...old].flatMap(([name, one]) => breaksOf(name, one, now.get(name), given)),
    news,
    newFunctions: news.filter((name) => now.get(name)?.isFunction === true),
  };
}

function breaksOf(
  name: string,
  old: Declared,
  now: Declared | undefined,
  given: ReadonlySet<string>,
): readonly string[] {
  if (!old.isExported) return [];
  if (now?.isExported !== true) return [`${name} is gone`];
  // An interface cannot extend a union.
  if (now.isUnion && !old.isUnion) return [`${name} is a union`];
  // A type that is made of others has its members there.
  if (old.members.size === 0 || now.members.size === 0) return [];
  const gone = [...old.members.keys()].filter((member) => !now.members.has(member));
  const needed = [...now.members]
    .filter(([member, isNeeded]) => isNeeded && old.members.get(member) !== true)
    .map(([member]) => member);
  return [
    ...gone.map((member) => `${name}.${member} is gone`),
    ...(given.has(name) ? needed : []).map((member) => `${name}.${member} is required`),
  ];
}

/** What a report says of one name. */
interface Declared {
  readonly isExported: boolean;
  readonly isUnion: boolean;
  readonly isFunction: boolean;
  /** Whether each member is required. */
  readonly members: ReadonlyMap<string, boolean>;
  readonly text: string;
}

function readReport(report: string): ReadonlyMap<string, Declared> {
  const [, code = ''] = /```ts\n([^]*?)```/u.exec(report) ?? [];
  const file = ts.createSourceFile('report.ts', code, ts.ScriptTarget.Latest, true);
  // A name that the language has too is exported under it: `export { Text_2 as Text }`.
  const outer = new Map(
    [...code.matchAll(/^export \{ (\w+) as (\w+) \}/gmu)].map(([, inside = '', name = '']) => [
      inside,
      name,
    ]),
  );
  return new Map(
    file.statements.flatMap((statement) =>
      namesOf(statement).map((name): [string, Declared] => [
        outer.get(name) ?? name,
        {
          isExported: outer.has(name) || isExported(statement),
          isUnion: ts.isTypeAliasDeclaration(statement) && isUnion(statement.type),
          isFunction: ts.isFunctionDeclaration(statement),
          members: membersOf(statement),
          text: statement.getText(),
        },
      ]),
    ),
  );
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isModuleDeclaration(statement);
  return isNamed && statement.name !== undefined ? [statement.name.text] : [];
}

/** The report does not say which namespaces are exported: all count. */
function isExported(statement: ts.Statement): boolean {
  if (ts.isModuleDeclaration(statement) || !ts.canHaveModifiers(statement))
    return ts.isModuleDeclaration(statement);
  const modifiers = ts.getModifiers(statement) ?? [];
  return modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}

function isUnion(type: ts.TypeNode): boolean {
  if (ts.isParenthesizedTypeNode(type)) return isUnion(type.type);
  return ts.isUnionTypeNode(type) || (ts.isIntersectionTypeNode(type) && type.types.some(isUnion));
}

function membersOf(statement: ts.Statement): ReadonlyMap<string, boolean> {
  const type = ts.isTypeAliasDeclaration(statement) ? statement.type : statement;
  if (!ts.isInterfaceDeclaration(type) && !ts.isTypeLiteralNode(type)) return new Map();
  return new Map(
    type.members.flatMap(({ name, questionToken }) =>
      name === undefined ? [] : [[name.getText(), questionToken === undefined]],
    ),
  );
}

/** The types that users give: props, parameters, and what these are made of. Others come from the package. */
function givenByUsers(report: ReadonlyMap<string, Declared>): ReadonlySet<string> {
  const given = new Set<string>();
  const follow = (text: string): void => {
    for (const [name] of text.matchAll(/\w+/gu)) {
      const declared = report.get(name);
      if (declared === undefined || given.has(name)) continue;
      given.add(name);
      follow(declared.text);
    }
  };
  for (const { text } of report.values()) {
    const [, parameters = ''] = /^export function \w+(?:<[^(]*>)?\(([^]*)\): /u.exec(text) ?? [];
    follow(parameters);
  }
  return given;
}
