import type { DocsRecord, PropsTable } from '../../.storybook/docsRecord.ts';

/** The strictest compiler options that an application may use. */
const configuration = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    types: [],
    strict: true,
    exactOptionalPropertyTypes: true,
    noUncheckedIndexedAccess: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts', '*.tsx'],
};

const helpers = `
import type * as ui from '@mina-sidor/ui';

export type Ui = typeof ui;
export type PropsOf<C> = C extends (...args: infer A) => unknown ? A extends [infer P, ...unknown[]] ? P : {} : never;
/** The props of all forms of a component. A prop that no form accepts is left out. */
export type Names<P> = P extends unknown
  ? { [K in keyof P]-?: [P[K]] extends [undefined] ? never : K }[keyof P]
  : never;
type IsNeeded<P, K> = P extends unknown
  ? K extends keyof P ? ({} extends Pick<P, K> ? false : true) : false
  : never;
/** The props that every form requires. */
export type Needed<P> = {
  [K in Names<P>]: false extends IsNeeded<P, K> ? never : K;
}[Names<P>];
export type Value<P, K> = P extends unknown
  ? K extends keyof P ? Exclude<P[K], undefined> : never
  : never;
/** The members of A that B lacks, or 'nothing'. */
export type Only<A, B> = [Exclude<A, B>] extends [never] ? 'nothing' : Exclude<A, B>;
export type Components = {
  [K in keyof Ui]: Ui[K] extends (props: never) => infer Drawn
    ? K extends Capitalize<K> ? (import('react').ReactNode extends Drawn ? K : never) : never
    : never;
}[keyof Ui];
`;

/** The files for the compiler: each example, and the claims of each props table. */
export function docsFiles(records: readonly DocsRecord[]): ReadonlyMap<string, string> {
  const tables = records.flatMap(({ tables: shown }) => shown);
  return new Map([
    ['tsconfig.json', JSON.stringify(configuration)],
    ['helpers.ts', helpers],
    ...records.flatMap(({ id, examples }) =>
      examples.map((code, index) => [`${id}.${String(index + 1)}.tsx`, code] as const),
    ),
    ...tables.map((table) => [`${table.component}.props.ts`, claimsOf(table)] as const),
    ['components.ts', allShown(tables.map(({ component }) => component))],
  ]);
}

/** The props without a description. */
export function undescribed(records: readonly DocsRecord[]): readonly string[] {
  return records.flatMap(({ id, tables }) =>
    tables.flatMap(({ component, props }) =>
      props
        .filter(({ isDescribed }) => !isDescribed)
        .map(({ name }) => `${id}: the prop ${name} of ${component} has no description.`),
    ),
  );
}

function claimsOf({ component, props }: PropsTable): string {
  const shown = unionOf(props.map(({ name }) => name));
  const required = unionOf(props.filter(({ isRequired }) => isRequired).map(({ name }) => name));
  return [
    `import type { Names, Needed, Only, PropsOf, Ui, Value } from './helpers.ts';`,
    `type Props = PropsOf<Ui['${component}']>;`,
    `export const notShown: Only<Names<Props>, ${shown}> = 'nothing';`,
    `export const notInTypes: Only<${shown}, Names<Props>> = 'nothing';`,
    `export const notShownAsRequired: Only<Needed<Props>, ${required}> = 'nothing';`,
    `export const wronglyRequired: Only<${required}, Needed<Props>> = 'nothing';`,
    ...props.filter(isPlain).flatMap(({ name, types }, index) => {
      const value = `Value<Props, '${name}'>`;
      const claim = types.join(' | ');
      return [
        `export const choiceNotShown${String(index)}: Only<${value}, ${claim}> = 'nothing';`,
        `export const noChoice${String(index)}: Only<${claim}, ${value}> = 'nothing';`,
      ];
    }),
  ].join('\n');
}

/** Whether a type can be compared as text: literals and the types of the language. */
function isPlain({ types }: PropsTable['props'][number]): boolean {
  return types.every((type) => /^('[^']*'|\d+|string|number|boolean|true|false|null)$/u.test(type));
}

function allShown(components: readonly string[]): string {
  return [
    `import type { Components, Only } from './helpers.ts';`,
    '// The icons share the props of InfoIcon.',
    `export const withoutTable: Only<Components, ${unionOf(components)} | \`\${string}Icon\`> = 'nothing';`,
  ].join('\n');
}

function unionOf(names: readonly string[]): string {
  return names.length === 0 ? 'never' : names.map((name) => `'${name}'`).join(' | ');
}
