// @vitest-environment jsdom
import { expect, it } from 'vitest';

import { shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { useCaseLetters } from './useCaseLetters.ts';

function Letters() {
  const { status, letters } = useCaseLetters('471100239188');
  return <p>{`${status}, ${String(letters.length)}`}</p>;
}

const letter = {
  minaSidorDocumentType: 'Kravbrev',
  minaSidorDisplayName: 'Kravbrev',
  createdDate: '2026-11-20',
};

it('gives the letters about the case [Z81]', async () => {
  const letters = [
    { ...letter, referenceNumber: '471100239188' },
    { ...letter, referenceNumber: '471100111111' },
  ];
  drawInFrame(<Letters />, { answer: () => Response.json(letters) });
  expect(shownText()).toBe('loading, 0');
  await expect.poll(shownText).toBe('ready, 1');
});

it('has none, and does not load for ever, while the documents are closed [K17, Z81]', () => {
  drawInFrame(<Letters />, { offline: { claimDocuments: false } });
  expect(shownText()).toBe('failed, 0');
});
