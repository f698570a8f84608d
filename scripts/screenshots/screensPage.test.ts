import { expect, it } from 'vitest';

import { screensPage } from './screensPage.ts';

const page = screensPage([
  {
    title: 'Vera (`not-customer`)',
    summary: 'Known to nobody.',
    windows: [
      {
        width: 390,
        screens: [
          { page: 'overview', file: 'not-customer/overview-390.webp' },
          { page: 'claims', file: null },
        ],
      },
    ],
  },
]);

it('shows each picture under the name of its page', () => {
  expect(page).toContain(
    '| overview, 390 px |\n| --- |\n| <a href="not-customer/overview-390.webp">',
  );
  expect(page).toContain('alt="overview of Vera (`not-customer`)"');
});

it('says of a page without a picture where its address leads', () => {
  expect(page).toContain('Leads to the overview instead: claims.');
});
