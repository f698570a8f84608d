// @vitest-environment jsdom
import { expect, it, onTestFinished, vi } from 'vitest';

import { releaseOf, reloadOnce } from './release.ts';

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

it('loads the document anew once for each release, and never for ever [Z24]', () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...location, reload });
  onTestFinished(() => {
    document.head.replaceChildren();
  });
  document.head.innerHTML = '<script type="module" src="/a.js"></script>';
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  document.head.innerHTML = '<script type="module" src="/b.js"></script>';
  expect([reloadOnce(), reloadOnce()]).toEqual([true, false]);
  expect(reload).toHaveBeenCalledTimes(2);
});
