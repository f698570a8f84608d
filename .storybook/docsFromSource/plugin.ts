import { format } from 'oxfmt';
import type { Plugin } from 'vite';

import { readCodeChanges } from './codeChanges.ts';
import { readLibrary } from './library.ts';
import { parse } from './parse.ts';
import { readProps } from './readProps.ts';
import { readStories } from './storyParts.ts';
import { writeExample } from './writeExample.ts';

const propsModule = 'virtual:library-props';
const changesModule = 'virtual:code-changes';

/**
 * Reads from the sources what the pages of Storybook show: the props of each component, the code of each story, and when
 * the code of each component changed.
 */
export function docsFromSource(): Plugin {
  let library: ReturnType<typeof readLibrary> | undefined;
  const readOnce = (): ReturnType<typeof readLibrary> => (library ??= readLibrary());
  return {
    name: 'docs-from-source',
    enforce: 'pre',
    resolveId: (id) => (id === propsModule || id === changesModule ? `\0${id}` : undefined),
    load: (id) => {
      if (id === `\0${propsModule}`)
        return `export const libraryProps = ${JSON.stringify(readProps(readOnce()))};`;
      if (id === `\0${changesModule}`)
        return `export const codeChanges = ${JSON.stringify(readCodeChanges())};`;
      return undefined;
    },
    async transform(code, id) {
      if (!id.endsWith('.stories.tsx')) return undefined;
      const examples = await examplesOf(id, new Set(readOnce().exports.keys()));
      const lines = examples.map(([story, text]) => {
        const source = `{ ...${story}.parameters?.docs?.source, code: ${JSON.stringify(text)} }`;
        const docs = `{ ...${story}.parameters?.docs, source: ${source} }`;
        return `${story}.parameters = { ...${story}.parameters, docs: ${docs} };`;
      });
      return { code: [code, ...lines].join('\n'), map: null };
    },
  };
}

async function examplesOf(
  path: string,
  names: ReadonlySet<string>,
): Promise<readonly (readonly [string, string])[]> {
  const file = parse(path);
  return Promise.all(
    readStories(file).map(async (story) => {
      const text = writeExample(story, file, names);
      const options = { singleQuote: true, printWidth: 90 };
      const { code, errors } = await format('Example.tsx', text, options);
      if (errors.length > 0) throw new Error(`${path}: the code of ${story.name} cannot be read.`);
      return [story.name, code.trimEnd()] as const;
    }),
  );
}
