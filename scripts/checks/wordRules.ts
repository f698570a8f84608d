import { isTestOrStory, placeOf, readSources, visitNodes } from './sourceTree.ts';
import type { SourceFile, SyntaxNode } from './sourceTree.ts';

/** Attributes whose text a person reads or hears. */
const spokenAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'lead',
  'linkLabel',
  'placeholder',
  'reason',
  'title',
]);

const transparentNodes = new Set(['ConditionalExpression', 'LogicalExpression', 'TemplateLiteral']);

/** Words that stand in the code of ui or portal and not in the text catalogue. */
export function findRepositoryWordFaults(): string[] {
  const product = (patterns: readonly string[]): SourceFile[] =>
    readSources(patterns).filter((file) => !isTestOrStory(file.path));
  return [
    ...findSentences(product(['packages/ui/src/**/*.{ts,tsx}'])),
    ...findLiteralText(product(['{packages/ui,apps/portal}/src/**/*.tsx'])),
  ];
}

/** Texts that a person reads and that are written into the markup. */
export function findLiteralText(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = [];
    visitNodes(file, (node, around) => {
      const text = literalText(node, around);
      if (text !== undefined && /\p{L}{2}/u.test(text)) {
        faults.push(`${placeOf(file, node)}: text outside the catalogue: '${text.trim()}'`);
      }
    });
    return faults;
  });
}

/** Swedish words and whole sentences in any string of the component library. */
export function findSentences(files: readonly SourceFile[]): string[] {
  return files.flatMap((file) => {
    const faults: string[] = [];
    visitNodes(file, (node, around) => {
      const text = stringValue(node);
      if (text === undefined || isDeveloperMessage(around)) return;
      if (
        /[åäö]/i.test(text) ||
        /^\p{Lu}\p{Ll}+(?: [\p{L}{}\d-]+){1,}[.!?…]?$/u.test(text.trim())
      ) {
        faults.push(`${placeOf(file, node)}: a sentence in the library: '${text.trim()}'`);
      }
    });
    return faults;
  });
}

function literalText(node: SyntaxNode, around: readonly SyntaxNode[]): string | undefined {
  if (node.type === 'JSXText') return stringOf(node['value']);
  const parent = around.at(-1);
  if (parent?.type === 'JSXAttribute' && spokenAttributes.has(attributeName(parent))) {
    return stringValue(node);
  }
  // What a condition or a template draws is drawn by the braces around it.
  const outer = around.findLastIndex((one) => !transparentNodes.has(one.type));
  const holder = around[outer - 1];
  const isSpoken =
    holder?.type === 'JSXElement' ||
    holder?.type === 'JSXFragment' ||
    (holder?.type === 'JSXAttribute' && spokenAttributes.has(attributeName(holder)));
  const isInBraces = around[outer]?.type === 'JSXExpressionContainer';
  return isInBraces && isSpoken ? stringValue(node) : undefined;
}

/** Messages of thrown errors are for developers and are written in English. */
function isDeveloperMessage(around: readonly SyntaxNode[]): boolean {
  return around.some((node) => node.type === 'ThrowStatement' || node.type === 'ImportDeclaration');
}

function stringValue(node: SyntaxNode): string | undefined {
  if (node.type === 'Literal' || node.type === 'JSXText') return stringOf(node['value']);
  if (node.type !== 'TemplateElement') return undefined;
  const value = node['value'];
  if (typeof value !== 'object' || value === null || !('raw' in value)) return undefined;
  return stringOf(value.raw);
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function attributeName(attribute: SyntaxNode): string {
  const name = attribute['name'];
  if (typeof name !== 'object' || name === null || !('name' in name)) return '';
  return stringOf(name.name) ?? '';
}
