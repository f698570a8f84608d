import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { announced } from '../testing/pages/announced.ts';
import { holdCalls } from '../testing/pages/heldCalls.ts';
import { textOf } from '../testing/pages/onScreen.ts';
import { impatientClock, openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { shownText } from '../testing/pages/shownText.ts';

/** What a page calls its parts. */
const parts = (): readonly string[] =>
  [...document.querySelectorAll('main :is(h1, h2, [role="tab"])')].map((part) => shownText(part));

it.each([
  ['/krav', '/api/Insurance/GetReferenceNumberBasePackage', ['Krav – din skuld just nu']],
  [
    '/krav/47110023918',
    '/api/Insurance/GetReferenceNumberBaseCard',
    ['Referensnummer 47110023918', 'Om kravet'],
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
  ],
  ['/meddelanden', '/api/Communication/GetConversations', ['Meddelanden', 'Ställ en ny fråga']],
  ['/skador', '/api/PortalDamage/GetDamages', ['Skador']],
])(
  '%s names the parts that come while it loads, and keeps them [Z91]',
  async (path, call, named) => {
    const letThrough = holdCalls(call);
    await openPortal(path);
    await expect.poll(parts).toEqual(expect.arrayContaining(named));
    const early = textOf('main');
    letThrough();
    await expect.poll(() => textOf('main').length).toBeGreaterThan(early.length);
    expect(parts()).toEqual(expect.arrayContaining(named));
  },
);

it('/oversikt says that it fetches what there is to do, once the rest shows [Z76, Z91]', async () => {
  holdCalls('/api/Insurance/GetReferenceNumberBasePackage');
  await openPortal('/oversikt', { clock: impatientClock });
  await expect.poll(() => textOf('main')).toContain('Hämtar vad du har att göra');
});

it.each([
  ['/krav', ['/api/Insurance/GetReferenceNumberBasePackage'], 'Hämtar dina krav'],
  ['/krav/47110023918', ['/api/Insurance/GetReferenceNumberBaseCard'], 'Hämtar kravet'],
  [
    '/dokument',
    ['/api/Communication/Documents', '/api/Communication/GetInsuranceDocumentMetadatas'],
    'Hämtar dina dokument',
  ],
  ['/meddelanden', ['/api/Communication/GetConversations'], 'Hämtar dina konversationer'],
  ['/skador', ['/api/PortalDamage/GetDamages'], 'Hämtar dina skador'],
])(
  '%s says in words that it loads, on the screen from the third second on and aloud [Z91]',
  async (path, calls, words) => {
    for (const call of calls) await sandbox.addFault({ path: call, delayMs: 120_000, times: 1 });
    await openPortal(path);
    await screen.findByRole('heading', { level: 1 });
    await expect.poll(() => textOf('main')).toContain(words);
    await expect.poll(() => announced().some((said) => said.startsWith(words))).toBe(true);
  },
);
