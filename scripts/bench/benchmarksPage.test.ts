import { expect, it } from 'vitest';

import { withSection } from './benchmarksPage.ts';

const page = '# Page\n\n## One\n\nfirst\n\n### Part\n\nmore\n\n## Two\n\nsecond\n';

it('replaces a section with its parts, and leaves the others', () => {
  expect(withSection(page, 'One', 'new\n')).toBe('# Page\n\n## One\n\nnew\n\n## Two\n\nsecond\n');
  expect(withSection(page, 'Two', 'new')).toBe(
    '# Page\n\n## One\n\nfirst\n\n### Part\n\nmore\n\n## Two\n\nnew\n',
  );
});

it('adds a section that is not there, last', () => {
  expect(withSection(page, 'Three', 'new')).toBe(`${page}\n## Three\n\nnew\n`);
  expect(withSection('', 'One', 'new')).toContain('## One\n\nnew\n');
});
