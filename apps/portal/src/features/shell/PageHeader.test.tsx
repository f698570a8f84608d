// @vitest-environment jsdom
import { expect, it } from 'vitest';

import type { CustomerPageName } from '../../paths.ts';
import { drawInFrame } from '../../testing/drawInFrame.tsx';
import { PageHeader } from './PageHeader.tsx';

it.each([
  ['claims', 'Krav'],
  ['case', 'Krav'],
  ['checkout', 'Krav'],
  ['messages', 'Meddelanden'],
  // It is in no menu.
  ['registerExtract', undefined],
] satisfies [CustomerPageName, string | undefined][])(
  'on the page %s the navigation marks %s as where the customer is',
  (page, marked) => {
    drawInFrame(<PageHeader page={page} showsAlert={false} />);
    const current = [...document.querySelectorAll('nav [aria-current="page"]')];
    expect([...new Set(current.map(({ textContent }) => textContent.trim()))]).toEqual(
      marked === undefined ? [] : [marked],
    );
  },
);
