import { screen } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { notice } from '../testing/notices.ts';
import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { announced } from '../testing/pages/announced.ts';
import { address, pageHeading, shownAlerts } from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { pressLink } from '../testing/pages/parts.ts';
import { shownText } from '../testing/pages/shownText.ts';

const button = (name: string) => screen.findByRole('button', { name });
const tryAgain = () => button('Försök igen');

describe('while the state of the systems is unknown', () => {
  const isTitledAndCanBeTriedAgain = async (path: string, title: string, words: string) => {
    await sandbox.addFault({ path: loginPaths.siteState, status: 500 });
    await openPortal(path);
    await expect.poll(shownAlerts).toContain(`${words} Försök igen om en stund.`);
    expect(pageHeading()).toBe(title);
    await expect.poll(() => document.title).toBe(`Något gick fel! ${title} – Mina sidor`);
    if (path !== '/registerutdrag') {
      await expect
        .poll(() => shownText(notice('alert')?.querySelector('h2') ?? null))
        .toBe('Något gick fel!');
    }
    await sandbox.clearFaults();
    await userEvent.click(await tryAgain());
    await expect.poll(shownAlerts).toBe('');
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(address()).toBe(path);
    await expect.poll(() => document.title).not.toContain('Något gick fel');
    expect(document.title).toContain(title);
  };

  it('the claims are titled so, say that they cannot be fetched now, and can be tried again [E21, R13]', async () => {
    await isTitledAndCanBeTriedAgain('/krav', 'Krav', 'Vi kan inte hämta dina krav just nu.');
  });

  it('the register extract is titled so, says that none can be ordered now, and can be tried again [E23, R13]', async () => {
    const words = 'Du kan tyvärr inte beställa registerutdrag just nu.';
    await isTitledAndCanBeTriedAgain('/registerutdrag', 'Registerutdrag', words);
  });

  it('says a second failure again, and the button keeps focus [E22, Z17]', async () => {
    await sandbox.addFault({ path: loginPaths.siteState, status: 500 });
    await openPortal('/krav/47110023918');
    const again = await tryAgain();
    await userEvent.click(again);
    await expect
      .poll(announced)
      .toContain('Något gick fel! Vi kan inte hämta ditt ärende just nu. Försök igen om en stund.');
    expect(document.activeElement).toBe(again);
    // The next page has an error and a title of its own.
    await pressLink(/^Meddelanden/u);
    await expect.poll(shownAlerts).toContain('dina meddelanden');
    await expect.poll(() => document.title).toBe('Något gick fel! Meddelanden – Mina sidor');
  });
});
