import ts from 'typescript-6';

/** A story as it is written in its file. */
export interface StoryParts {
  readonly name: string;
  /** The component that the story shows if it draws nothing else. */
  readonly component: string | undefined;
  /** What the story gives the component, the common part first. */
  readonly args: readonly ts.ObjectLiteralElementLike[];
  readonly render: ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration | undefined;
}

/** The stories of a file that stand on a docs page, in their order. */
export function readStories(file: ts.SourceFile): readonly StoryParts[] {
  const meta = objectOf(findConstant(file, 'meta'));
  if (meta === undefined) throw new Error(`${file.fileName} has no meta object.`);
  const common = propertiesOf(file, meta);
  if (isHidden(common)) return [];
  return exportedConstants(file).flatMap(({ name, initializer }) => {
    const story = objectOf(initializer);
    if (story === undefined) throw new Error(`The story ${name} is no object.`);
    const own = propertiesOf(file, story);
    const render = own.get('render') ?? common.get('render');
    if (isHidden(own)) return [];
    return {
      name,
      component: textOf(common.get('component')),
      args: [...argsOf(file, common.get('args')), ...argsOf(file, own.get('args'))],
      render: render === undefined ? undefined : functionOf(render),
    };
  });
}

function isHidden(properties: ReadonlyMap<string, Property>): boolean {
  return properties.get('tags')?.getText().includes("'!autodocs'") === true;
}

type Property = ts.Expression | ts.MethodDeclaration;

function exportedConstants(file: ts.SourceFile) {
  return file.statements.filter(ts.isVariableStatement).flatMap((statement) => {
    const isExported = statement.modifiers?.some(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword,
    );
    if (isExported !== true) return [];
    return statement.declarationList.declarations.map(({ name, initializer }) => ({
      name: name.getText(),
      initializer,
    }));
  });
}

/** The properties of an object, those of the objects that it spreads included. */
function propertiesOf(
  file: ts.SourceFile,
  object: ts.ObjectLiteralExpression,
): ReadonlyMap<string, Property> {
  return new Map(
    object.properties.flatMap((property): readonly (readonly [string, Property])[] => {
      if (ts.isPropertyAssignment(property))
        return [[property.name.getText(), property.initializer]];
      if (ts.isMethodDeclaration(property)) return [[property.name.getText(), property]];
      if (ts.isShorthandPropertyAssignment(property)) return [[property.name.text, property.name]];
      const spread = ts.isSpreadAssignment(property) && resolveObject(file, property.expression);
      return spread ? [...propertiesOf(file, spread)] : [];
    }),
  );
}

/** What a story gives its component; objects of the file are spread into it. */
function argsOf(
  file: ts.SourceFile,
  args: Property | undefined,
): readonly ts.ObjectLiteralElementLike[] {
  if (args === undefined || ts.isMethodDeclaration(args)) return [];
  const object = resolveObject(file, args);
  if (object === undefined) throw new Error(`${args.getText()} is no object of this file.`);
  return object.properties.flatMap((property) => {
    const isOfThisFile =
      ts.isSpreadAssignment(property) && resolveObject(file, property.expression) !== undefined;
    return isOfThisFile ? argsOf(file, property.expression) : [property];
  });
}

function resolveObject(file: ts.SourceFile, expression: ts.Expression) {
  if (ts.isIdentifier(expression)) return objectOf(findConstant(file, expression.text));
  if (ts.isPropertyAccessExpression(expression) && ts.isIdentifier(expression.expression)) {
    const owner = objectOf(findConstant(file, expression.expression.text));
    const value = owner && propertiesOf(file, owner).get(expression.name.text);
    return value && !ts.isMethodDeclaration(value) ? objectOf(value) : undefined;
  }
  return objectOf(expression);
}

function findConstant(file: ts.SourceFile, name: string): ts.Expression | undefined {
  return file.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => declarationList.declarations)
    .find((one) => one.name.getText() === name)?.initializer;
}

function objectOf(expression: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (expression === undefined) return undefined;
  if (ts.isSatisfiesExpression(expression) || ts.isAsExpression(expression))
    return objectOf(expression.expression);
  return ts.isObjectLiteralExpression(expression) ? expression : undefined;
}

function functionOf(render: Property) {
  const isFunction =
    ts.isArrowFunction(render) || ts.isFunctionExpression(render) || ts.isMethodDeclaration(render);
  if (!isFunction) throw new Error('The story’s render is no function.');
  return render;
}

/** A component’s name as it is written, without type arguments. */
function textOf(component: Property | undefined): string | undefined {
  return component?.getText().replace(/<.*$/su, '');
}
