import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

import { unbroken, unmarked } from './unbroken.tsx';

/** The text with each element in brackets. */
function drawn(content: string): string {
  return renderToStaticMarkup(<>{unbroken(content)}</>)
    .replaceAll(/<span[^>]*>/gu, '[')
    .replaceAll('</span>', ']');
}

it.each([
  ['Betala senast 2026-11-30.', 'Betala senast [2026-11-30].'],
  ['2026-10-08 - 2026-11-30', '[2026-10-08] - [2026-11-30]'],
  [
    'senast 2026\u201111\u201130. De har olika OCR\u2011nummer.',
    'senast [2026-11-30.] De har olika [OCR-nummer.]',
  ],
  ['Skuld\u00ADsamman\u00ADställningar', 'Skuld[]samman[]ställningar'],
  ['Webbnummer W-2048117', 'Webbnummer [W-2048117]'],
  ['Trafikfonden, org.nr 000000-0000', 'Trafikfonden, org.nr [000000-0000]'],
  ['Läs av QR-koden i BankID-appen.', 'Läs av [QR-koden] i [BankID-appen].'],
  ['Din e-postadress', 'Din [e-postadress]'],
  ['till-från-kontroll, 4711-0023, NF-skada', 'till-från-kontroll, 4711-0023, [NF-skada]'],
])('draws %j as %s [Z88, Z89]', (content, parts) => {
  expect(drawn(content)).toBe(parts);
});

it('keeps dates whole in the texts of a list, beside elements', () => {
  const parts = ['Krav ', <b key="number">47110019447</b>, ', senast 2026-11-30.'];
  expect(renderToStaticMarkup(<>{unbroken(parts)}</>)).toMatch(
    /^Krav <b>47110019447<\/b>, senast <span[^>]*>2026-11-30<\/span>\.$/u,
  );
});

it('leaves what is no text as it is', () => {
  const element = <b>2026-11-30</b>;
  expect(unbroken(element)).toBe(element);
  expect(unbroken(null)).toBe(null);
});

it('has a form without soft hyphens for what is only heard', () => {
  expect(unmarked('Avbetalnings\u00ADplan')).toBe('Avbetalningsplan');
});
