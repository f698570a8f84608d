import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';

import { notices } from '../../testing/notices.ts';
import { holdCalls } from '../../testing/pages/heldCalls.ts';
import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { card, mainText, payButtons } from '../../testing/pages/parts.ts';
import { shownText } from '../../testing/pages/shownText.ts';

const number = '47110023918';
const lettersPath = '/api/Communication/GetInsuranceDocumentMetadatas';
const dueLine =
  'Sista betalningsdag står i inkassokravet från 2026-11-16. Beloppet kan vara högre än i brevet.';
const now = 'Nu Inkasso 4 350 kr att betala. Sista betalningsdag står i inkassokravet.';
const period =
  '2026-06-01 till 2026-08-31 ABC 12D saknade trafikförsäkring 92 dagar × 45 kr = 4 140 kr.';

const history = () => screen.queryByRole('region', { name: 'Det som har hänt' });
/** What each row says, its parts with a space between them. */
const rows = (): readonly string[] => {
  const list = history()?.querySelector('ol');
  return [...(list?.children ?? [])].map((item) =>
    [...item.children]
      .map((part) => shownText(part))
      .filter((text) => text !== '')
      .join(' '),
  );
};

it('a case tells what has happened, the newest first: its letters, and its days without insurance, and in which letter the last day stands [Z81]', async () => {
  await openPortal(`/krav/${number}`);
  await expect
    .poll(rows)
    .toEqual([
      now.replace(/\.$/u, ' (öppnas i ny flik).'),
      '2026-11-16 Ladda ner Inkassokrav 129 kB (öppnas i ny flik) Via Kivra',
      '2026-11-01 Ladda ner Påminnelse 47 kB (öppnas i ny flik) Via e-post',
      '2026-09-25 Ladda ner Kravbrev 173 kB (öppnas i ny flik) Via Kivra',
      period,
    ]);
  expect(shownText(card('Betala det här kravet'))).toContain(
    dueLine.replace(' Beloppet', ' (öppnas i ny flik) Beloppet'),
  );
});

it('while its letters are late a case says what is so now, and can be paid [Z81]', async () => {
  const letThrough = holdCalls(lettersPath);
  await openPortal(`/krav/${number}`);
  await expect.poll(rows).toEqual([now]);
  expect(history()?.querySelector('ol')?.getAttribute('aria-busy')).toBe('true');
  expect(payButtons()).toEqual(['Betala 4 350 kr med Swish']);
  letThrough();
  await expect.poll(() => rows().length).toBe(5);
  expect(history()?.querySelector('ol')?.hasAttribute('aria-busy')).toBe(false);
});

it('without its letters a case tells the rest, and says that they are missing [Z81]', async () => {
  await sandbox.addFault({ path: lettersPath, status: 500 });
  await openPortal(`/krav/${number}`);
  await expect.poll(mainText).toContain('Breven kan inte visas just nu.');
  expect(rows()).toEqual([now, period]);
  expect(mainText()).not.toContain('Beloppet kan vara högre än i brevet.');
  expect(notices('alert')).toEqual([]);
});
