import { expect, it } from 'vitest';

import { customers } from '../../../e2e/support/customers.ts';
import { holdCalls } from './heldCalls.ts';
import { beginAnew, leave, openPortal } from './openPortal.tsx';
import { overviewAnswered } from './overviewAnswered.ts';
import { pressLink } from './parts.ts';
import { createStoppedClock } from './stoppedClock.ts';

it('a page that has closed does nothing more, so the next customer asks only for what he may see', async () => {
  const clock = createStoppedClock();
  await openPortal('/oversikt', { clock });
  await overviewAnswered();
  const letThrough = holdCalls('/api/PortalSiteState/GetSiteCurrentState');
  await pressLink('Dokument');
  leave();
  letThrough();
  await beginAnew();
  await openPortal('/oversikt', { as: customers.oskar });
  await overviewAnswered();
  const asOskar = localStorage.getItem('callsAhead');
  expect(asOskar).toContain('getUser');
  expect(asOskar).not.toContain('getClaims');
  clock.pass(60_000);
  await new Promise<void>((resolve) => setTimeout(resolve));
  expect(localStorage.getItem('callsAhead')).toBe(asOskar);
});
