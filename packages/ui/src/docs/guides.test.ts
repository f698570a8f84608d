// @vitest-environment node
import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const components = new URL('../components/', import.meta.url);

it('has a guide for every component', () => {
  const folders = globSync('*/index.ts', { cwd: components }).map((file) => file.split('/')[0]);
  const guided = globSync('*/*.guide.ts', { cwd: components }).map((file) => file.split('/')[0]);
  expect(folders.filter((folder) => !guided.includes(folder))).toEqual([]);
});

/** The component pages, each with its stories in their order, as they are written. */
const pages = globSync('*/*.stories.tsx', { cwd: components })
  .map((file) => {
    const text = readFileSync(new URL(file, components), 'utf8');
    const [meta = '', ...stories] = text.split(/^export const (?=\w+: Story)/mu);
    return { file, meta, stories };
  })
  // Pages without documentation show how components work together.
  .filter(({ meta }) => !isHidden(meta));

function isHidden(source: string): boolean {
  return source.includes("'!autodocs'");
}

function placeOf(file: string, story: string): string {
  return `${file}: ${story.slice(0, story.indexOf(':'))}`;
}

const comments = /\/\*[^]*?\*\/|\/\/.*/gu;

/** The names in a component's sources, without what is written about it. */
function namesIn(folder: string): readonly string[] {
  return globSync(`${folder}/*.{ts,tsx}`, { cwd: components })
    .filter((file) => !/\.(?:guide|stories|test)\.tsx?$/u.test(file))
    .map((file) => readFileSync(new URL(file, components), 'utf8'))
    .flatMap((text) => text.replaceAll(comments, '').match(/[A-Za-z]\w*/gu) ?? []);
}

it('names in a guide only props that its component, or another that it names, has', () => {
  const old = globSync('*/*.guide.ts', { cwd: components }).flatMap((file) => {
    const text = readFileSync(new URL(file, components), 'utf8');
    const [own = ''] = file.split('/');
    const known = new Set(
      [own, '../private', ...(text.match(/\b[A-Z]\w+/gu) ?? [])].flatMap(namesIn),
    );
    return [...text.matchAll(/`([a-z][A-Za-z]+)`/gu)]
      .filter(([, name = '']) => !known.has(name))
      .map(([name]) => `${file}: ${name}`);
  });
  expect(old).toEqual([]);
});

it('names in comments, descriptions and the README no prop that the library no longer has', () => {
  const sources = globSync('../**/*.{ts,tsx}', { cwd: components }).map((file) => ({
    file,
    text: readFileSync(new URL(file, components), 'utf8'),
  }));
  const optionsOfBundlers = ['manualPureFunctions', 'inlineConst'];
  const known = new Set([
    ...optionsOfBundlers,
    ...sources
      .filter(({ file }) => !file.endsWith('.guide.ts'))
      .flatMap(({ text }) => text.replaceAll(comments, '').match(/[A-Za-z]\w*/gu) ?? []),
  ]);
  const said = sources.map(({ file, text }) => ({
    file,
    words: [
      ...(text.match(comments) ?? []),
      ...(text.match(/\bcomponent:\s+'[^']+'/gu) ?? []),
    ].join(),
  }));
  const readme = readFileSync(new URL('../../README.md', components), 'utf8');
  const old = [...said, { file: 'README.md', words: readme }].flatMap(({ file, words }) =>
    [...words.matchAll(/`([a-z]+[A-Z]\w*)`/gu)].flatMap(([, name = '']) =>
      known.has(name) ? [] : [`${file}: ${name}`],
    ),
  );
  expect(old).toEqual([]);
});

it('shows a guide on the page of every component', () => {
  const withoutGuide = pages.filter(({ meta }) => !/\bguide: \w+Guide\b/u.test(meta));
  expect(withoutGuide.map(({ file }) => file)).toEqual([]);
});

it('begins every page with a story that reads its controls', () => {
  const deaf = pages.flatMap(({ file, stories: [first = ''] }) =>
    isHidden(first) || /\brender: \(\) =>/u.test(first) ? [placeOf(file, first)] : [],
  );
  expect(deaf).toEqual([]);
});

it('shows examples on the pages, no tests', () => {
  const tests = pages.flatMap(({ file, stories }) =>
    stories
      .filter((story) => /^\w*By(?:Keyboard|Pointer)\b/u.test(story) && !isHidden(story))
      .map((story) => placeOf(file, story)),
  );
  expect(tests).toEqual([]);
});

describe('the review of each component', () => {
  const document = readFileSync(
    new URL('../../../../docs/accessibility.md', import.meta.url),
    'utf8',
  );
  const componentsIn = (text = '') => text.split(/, | and /u).toSorted();

  /** The components whose guide tells of this review. */
  const guidesWith = (review: string) =>
    globSync('*/*.guide.ts', { cwd: components })
      .flatMap((file) => [
        ...readFileSync(new URL(file, components), 'utf8').matchAll(
          /^export const (\w)(\w+)Guide\b[^]*?^ {2}review: (?:heardIn\w+\()?(\w+)/gmu,
        ),
      ])
      .flatMap(([, first = '', rest = '', told]) =>
        told === review ? [first.toUpperCase() + rest] : [],
      )
      .toSorted();

  it('by hand has a verdict in docs/accessibility.md', () => {
    const [, table = ''] = document.split('\n## Verdicts\n');
    const verdicts = [...table.matchAll(/^\| ([A-Z][^|]+) \|(?: [^|]+\|){5}$/gmu)]
      .slice(1)
      .flatMap(([, cell]) => componentsIn(cell));
    const tried = [...guidesWith('reviewedByHand'), ...guidesWith('reviewedBeforeRebuilding')];
    expect(verdicts.toSorted()).toEqual(tried.toSorted());
  });

  it.each([
    ['reviewedBeforeRebuilding', /(\w+(?:, \w+)* and \w+) were rebuilt on/u],
    ['reviewedAutomatically', /(\w+(?:, \w+)* and \w+) were never reviewed by hand/u],
  ])('is told by docs/accessibility.md where it is %s', (review, sentence) => {
    expect(componentsIn(sentence.exec(document)?.[1])).toEqual(guidesWith(review));
  });
});
