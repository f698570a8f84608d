import { screen, within } from '@testing-library/dom';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { notices } from '../testing/notices.ts';
import { customers } from '../../e2e/support/customers.ts';
import { loginPaths } from '../../e2e/support/loginPaths.ts';
import { announced } from '../testing/pages/announced.ts';
import { holdAnswer } from '../testing/pages/heldCalls.ts';
import {
  address,
  callsOf,
  focusedText,
  hasSession,
  pageHeading,
  shownAlerts,
  textOf,
} from '../testing/pages/onScreen.ts';
import { openPortal, sandbox } from '../testing/pages/openPortal.tsx';
import { pressLink } from '../testing/pages/parts.ts';
import { overviewAnswered } from '../testing/pages/overviewAnswered.ts';
import { shownText } from '../testing/pages/shownText.ts';
import { createStoppedClock } from '../testing/pages/stoppedClock.ts';

const packagePath = '/api/Insurance/GetReferenceNumberBasePackage';
const connection = 'Något gick fel. Det kan bero på ett avbrott i nätverksuppkopplingen.';
const button = (name: string) => screen.findByRole('button', { name });
const tryAgain = () => button('Försök igen');
const payBySwish = async () => {
  const [first] = await screen.findAllByRole('button', { name: /^Betala .* med Swish/u });
  await userEvent.click(first ?? document.body);
};
const home = async () => {
  await pressLink('Översikt');
  await overviewAnswered();
};

it('ends a call that gets no answer for a minute and does not repeat it, until the customer tries again [E06, Q05]', async () => {
  const clock = createStoppedClock();
  await sandbox.addFault({ path: packagePath, delayMs: 120_000, times: 1 });
  await openPortal('/krav', { clock });
  await expect.poll(() => callsOf(packagePath)).toBe(1);
  await expect.poll(() => shownText()).toContain('Hämtar dina krav');
  clock.pass(55_000);
  expect(document.querySelector('main [aria-busy="true"]')).not.toBeNull();
  clock.pass(6000);
  await expect.poll(pageHeading).toBe(connection);
  clock.pass(10_000);
  expect(await callsOf(packagePath)).toBe(1);
  await userEvent.click(await tryAgain());
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
});

it('tells a customer who opens a page while the server fails so, aloud too, and lets her try again or log out [L26, E05, E06, Z03]', async () => {
  const answered = 'Något gick fel!';
  for (const call of [loginPaths.user, loginPaths.siteState]) {
    await sandbox.addFault({ path: call, status: 500 });
    const path = call === loginPaths.user ? '/krav' : '/oversikt';
    await openPortal(path);
    await expect.poll(shownAlerts).toContain(answered);
    expect(pageHeading()).toBe(answered);
    if (call === loginPaths.user)
      expect(shownAlerts()).toContain(
        'Vi kan inte hämta dina uppgifter just nu. Försök igen om en stund.',
      );
    else expect(within(screen.getByRole('main')).queryAllByRole('link')).toEqual([]);
    const again = await tryAgain();
    const saidBefore = announced().length;
    await userEvent.click(again);
    await expect.poll(() => announced().slice(saidBefore).join(' ')).toContain(answered);
    await expect.poll(() => document.activeElement).toBe(again);
    await sandbox.clearFaults();
    const systems = holdAnswer(loginPaths.siteState);
    await userEvent.click(again);
    await systems.isGiven;
    expect(document.activeElement, 'the same button, until the page is back').toBe(again);
    systems.letThrough();
    await expect.poll(pageHeading).toMatch(call === loginPaths.user ? /^Krav/u : /^Hej Maja/u);
    await expect.poll(() => document.activeElement?.tagName).toBe('H1');
    expect(shownAlerts(), 'what is over is not said again').toBe('');
  }

  // Without any answer, the network may be at fault. The customer may still have a session.
  await sandbox.addFault({ path: loginPaths.user, abort: true });
  await openPortal('/oversikt');
  await expect.poll(pageHeading).toBe(connection);
  await sandbox.clearFaults();
  await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Logga ut' }));
  await expect.poll(pageHeading).toBe('Du är utloggad');
  await expect.poll(hasSession).toBe(false);
  await openPortal('/oversikt', { as: null });
  await expect.poll(address).toBe('/loggain');
});

it('shows the old data of a page that cannot be refreshed, says so, and can try again [E05, E26]', async () => {
  const said = 'Sidan kunde inte uppdateras. Uppgifterna du ser kan ha ändrats.';
  const notice = () =>
    notices('status')
      .map(shownText)
      .filter((text) => text.includes('Sidan kunde inte uppdateras'))
      .join('');
  await openPortal('/krav');
  await screen.findByRole('tab', { name: 'Aktiva (12)' });
  await home();
  await sandbox.addFault({ path: packagePath, status: 500, body: { title: 'Traceback 0x5EC2E7' } });
  await pressLink('Krav');
  await expect.poll(notice).toContain('Uppgifterna du ser kan ha ändrats.');
  expect(screen.queryByRole('link', { name: '47110023918' })).not.toBeNull();
  expect(shownAlerts()).toBe('');
  const again = await tryAgain();
  await userEvent.click(again);
  await expect.poll(announced).toContain(said);
  expect(document.activeElement).toBe(again);

  // The notice belongs to the page whose refetch failed.
  await home();
  expect(notice()).toBe('');
  history.back();
  await expect.poll(notice).not.toBe('');

  await sandbox.clearFaults();
  await sandbox.changeCustomer(customers.maja.personalNumber, {
    cases: { '47110023918': { amountToPay: '1 234' } },
  });
  await userEvent.click(await tryAgain());
  await expect.poll(() => textOf('main')).toContain('1 234 kr');
  await expect.poll(notice).toBe('');
  await expect.poll(() => document.activeElement?.tagName).toBe('H1');
  await expect.poll(announced).toContain('Sidan är uppdaterad.');
});

it('an error that has covered a page is gone on the next page, and when the customer comes back [E09]', async () => {
  await openPortal('/krav/47110023918');
  await sandbox.addFault({ path: '/api/Payment/CreatePayment', status: 500, times: 1 });
  await payBySwish();
  await expect.poll(focusedText).toBe('Betalningen kunde inte startas');
  await home();
  expect(pageHeading()).toBe('Hej Maja');
  history.back();
  await screen.findByRole('heading', { level: 1, name: /47110023918/u });
});
