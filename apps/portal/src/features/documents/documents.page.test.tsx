import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { openPortal, sandbox } from '../../testing/pages/openPortal.tsx';
import { shownText } from '../../testing/pages/shownText.ts';

const extractsPath = '/api/Communication/Documents';
const failed = {
  all: 'Något gick fel när vi skulle hämta dokument',
  claims: 'Något gick fel när vi skulle hämta dokument om dina krav',
  extracts: 'Något gick fel när vi skulle hämta registerutdrag',
} as const;
const someFailed = 'Alla dokument kan inte visas just nu';

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name })).getAllByRole('rowheader');

it('when extracts fail to load the letters still work, and trying again loads the extracts [E11, K13]', async () => {
  await sandbox.addFault({ path: extractsPath, status: 500 });
  await openPortal('/dokument');
  await expect.poll(() => shownText(screen.queryByRole('alert'))).toContain(failed.extracts);
  expect(screen.getByText(someFailed)).toBeDefined();
  expect(await rowsOf('Kravbrev och utskick')).toHaveLength(10);
  await sandbox.clearFaults();
  await userEvent.click(screen.getByRole('button', { name: 'Försök igen' }));
  await expect.poll(() => rowsOf('Registerutdrag')).toHaveLength(2);
  expect(screen.queryByText(someFailed)).toBeNull();
  expect(document.activeElement?.textContent).toBe('Dokument');
});
