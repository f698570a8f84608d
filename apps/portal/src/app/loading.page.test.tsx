import { expect, it } from 'vitest';

import { announced } from '../testing/pages/announced.ts';
import { holdCalls } from '../testing/pages/heldCalls.ts';
import { textOf } from '../testing/pages/onScreen.ts';
import { openPortal } from '../testing/pages/openPortal.tsx';
import { shownText } from '../testing/pages/shownText.ts';

/** What a page calls its parts. */
const parts = (): readonly string[] =>
  [...document.querySelectorAll('main :is(h1, h2, [role="tab"])')].map((part) => shownText(part));

it.each([
  [
    '/krav',
    '/api/Insurance/GetReferenceNumberBasePackage',
    ['Krav – din skuld just nu'],
    'Hämtar dina krav',
  ],
  [
    '/krav/47110023918',
    '/api/Insurance/GetReferenceNumberBaseCard',
    ['Referensnummer 47110023918', 'Om kravet'],
    'Hämtar kravet',
  ],
  [
    '/dokument',
    '/api/Communication/',
    [
      'Dokument',
      'Kravbrev och utskick',
      'Avtal om avbetalningsplan',
      'Skuldsammanställningar',
      'Registerutdrag',
    ],
    'Hämtar dina dokument',
  ],
  [
    '/meddelanden',
    '/api/Communication/GetConversations',
    ['Meddelanden', 'Ställ en ny fråga'],
    'Hämtar dina konversationer',
  ],
  ['/skador', '/api/PortalDamage/GetDamages', ['Skador'], 'Hämtar dina skador'],
])(
  '%s names the parts that come while it loads, says so in words from the third second on, also aloud, and keeps them [Z91]',
  async (path, call, named, words) => {
    const letThrough = holdCalls(call);
    await openPortal(path);
    await expect.poll(parts).toEqual(expect.arrayContaining(named));
    await expect.poll(() => textOf('main')).toContain(words);
    await expect.poll(() => announced().some((said) => said.startsWith(words))).toBe(true);
    letThrough();
    await expect.poll(() => textOf('main')).not.toContain(words);
    expect(parts()).toEqual(expect.arrayContaining(named));
  },
);
