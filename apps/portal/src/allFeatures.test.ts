import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

import { entriesOf } from './domain/record.ts';
import { customerPages, features } from './allFeatures.ts';
import { paths } from './paths.ts';

const sources = globSync('**/*.{ts,tsx}', { cwd: import.meta.dirname })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.(?:test|stories)\.tsx?$/u.test(path))
  .map((path) => ({
    path,
    text: withoutComments(readFileSync(`${import.meta.dirname}/${path}`, 'utf8')),
  }));

const allFeatures = Object.entries(features);
const ownPages = entriesOf(customerPages);

function withoutComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gmu, '');
}

/** The files whose text matches the pattern. */
function placesOf(pattern: RegExp, isAllowed: (path: string) => boolean): readonly string[] {
  return sources
    .filter(({ path, text }) => !isAllowed(path) && pattern.test(text))
    .map(({ path }) => path);
}

describe('the list of features', () => {
  it('has every folder with a feature.ts or a page', () => {
    const folders = (file: string) =>
      globSync(`features/*/${file}`, { cwd: import.meta.dirname })
        .map((path) => path.split(/[\\/]/u)[1] ?? '')
        .toSorted((one, other) => one.localeCompare(other));
    const names = Object.keys(features).toSorted();
    expect(folders('feature.ts')).toEqual(names);
    expect(folders('route.tsx')).toEqual(names);
  });

  it('gives each page an absolute address of its own, in small letters', () => {
    const addresses = Object.values(paths);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of addresses)
      expect(path).toMatch(/^(?:\/(?:[a-z]+(?:\/[a-z]+|\/:id)*)?|\*)$/u);
  });

  it.each(allFeatures)('%s has a title', (_name, page) => {
    expect(page.title).not.toBe('');
  });

  it('shows the information text in full on the pages of login and overview alone [N21]', () => {
    const showing = allFeatures.filter(([, page]) => page.showsInformationText === true);
    expect(showing.map(([name]) => name).toSorted()).toEqual(['login', 'overview']);
  });

  it('has a text for each unreachable page except the overview and the checkout', () => {
    const silent = ownPages.filter(([, { unreachable }]) => (unreachable ?? '') === '');
    expect(silent.map(([name]) => name)).toEqual(['overview', 'checkout']);
  });

  it('lets no page need less than its parent', () => {
    for (const [name, { parent }] of ownPages) {
      if (parent === undefined) continue;
      const { needs } = customerPages[name];
      expect(needs, name).toMatchObject({
        ...customerPages[parent].needs,
        systems: expect.arrayContaining([...customerPages[parent].needs.systems]) as unknown,
      });
    }
  });
});

describe('nothing else registers a page', () => {
  it('imports a page, or what it says about itself', () => {
    const description = /from '(?:\.\.?\/)+(?:features\/)?\w+\/feature\.ts'/u;
    const page = /import\(\s*'[^']*route\.tsx'|from '[^']*\/route\.tsx'/u;
    expect(placesOf(description, (path) => path === 'allFeatures.ts')).toEqual([]);
    expect(placesOf(page, (path) => path.endsWith('/feature.ts'))).toEqual([]);
  });

  it('writes an address of a page', () => {
    const starts = Object.values(paths)
      .map((path) => path.split('/')[1] ?? '')
      .filter((start) => start !== '');
    const address = new RegExp(`['"\`/^]/(?:${[...new Set(starts)].join('|')})\\b`, 'u');
    const isAllowed = (path: string) => path === 'paths.ts' || path.startsWith('testing/');
    expect(placesOf(address, isAllowed)).toEqual([]);
  });

  it('makes routes', () => {
    const router = /\bcreate(?:Browser|Memory|Hash)Router\b|<Route\b/u;
    expect(placesOf(router, (path) => path === 'app/router.tsx')).toEqual([]);
  });
});

describe('every page', () => {
  const withoutCheckout = ownPages.map(([name]) => name).filter((name) => name !== 'checkout');
  it.each([
    'e2e/late-answers.spec.ts',
    'e2e/line-breaks.spec.ts',
    'e2e/print.spec.ts',
    'engines/more/narrow.engine.test.ts',
    'src/app/routes.page.test.tsx',
    '../../scripts/bench/pages/interactions.ts',
  ])('is visited in %s; the checkout need not be', (file) => {
    const journey = readFileSync(`${import.meta.dirname}/../${file}`, 'utf8');
    const missing = withoutCheckout.filter((name) => {
      const [start = '', hasId] = paths[name].split(':id');
      return !journey.includes(hasId === undefined ? `'${start}'` : `'${start}4`);
    });
    expect(missing, 'Visit them there.').toEqual([]);
  });
});
