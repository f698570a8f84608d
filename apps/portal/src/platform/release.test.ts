import { expect, it } from 'vitest';

import { releaseOf } from './release.ts';

it.each([
  [
    '<script type="application/json">{}</script><script type="module" src="/a.js"></script>',
    '/a.js',
  ],
  [
    '<script crossorigin src="/a.js" type="module"></script><script src="/c.js"></script><script type="module" src="/b.js">',
    '/a.js /b.js',
  ],
  ['<p>Underhåll</p>', ''],
  ['', ''],
])('the release of %j is %j [Z24]', (html, release) => {
  expect(releaseOf(html)).toBe(release);
});
