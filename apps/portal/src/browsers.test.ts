import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { browserslist } from '../package.json' with { type: 'json' };

it('the document about browsers names the oldest ones that the portal is built for', () => {
  expect(browserslist).toEqual([
    'chrome >= 111',
    'edge >= 111',
    'firefox >= 121',
    'safari >= 16.4',
    'ios_saf >= 16.4',
  ]);
  const read = readFileSync(`${import.meta.dirname}/../../../docs/browsers.md`, 'utf8');
  expect(read.replaceAll('\n', ' ')).toContain(
    'for Chrome and Edge 111, Firefox 121 and Safari 16.4, on phones too',
  );
});
