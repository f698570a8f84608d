import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';

import { notice } from '../../../testing/notices.ts';
import { customers } from '../../../../e2e/support/customers.ts';
import { openPortal } from '../../../testing/pages/openPortal.tsx';
import { mainText } from '../../../testing/pages/parts.ts';
import { shownText } from '../../../testing/pages/shownText.ts';

it('when the browser cannot make the calendar file the page says so, and a second try works [D34]', async () => {
  // jsdom has neither of these functions.
  const made: unknown[] = [];
  const make = (blob: unknown) => {
    made.push(blob);
    if (made.length === 1) throw new Error('no room');
    return 'blob:file';
  };
  Object.assign(URL, { createObjectURL: make, revokeObjectURL: () => undefined });
  onTestFinished(() => {
    Reflect.deleteProperty(URL, 'createObjectURL');
    Reflect.deleteProperty(URL, 'revokeObjectURL');
  });
  await openPortal('/krav/47160027415', { as: customers.johan });
  const save = await screen.findByRole('button', {
    name: 'Lägg till betalningarna i din kalender',
  });
  await userEvent.click(save);
  await expect.poll(() => shownText(notice('alert'))).toContain('Kalenderfilen kunde inte skapas');
  await userEvent.click(save);
  await expect.poll(mainText).toContain('Kalenderfilen är skapad');
  expect(mainText()).not.toContain('Kalenderfilen kunde inte skapas');
  expect(made).toHaveLength(2);
});
