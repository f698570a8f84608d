import { describe, expect, it } from 'vitest';

import { startSandbox } from '../../sandbox/src/testing/startSandbox.ts';
import { checkBackend } from './checkBackend.ts';
import { hasPlace } from './document.ts';
import { printReport } from './print.ts';
import { groups, type Report } from './report.ts';

const maja = '198704129843';
const ivar = '197509239831';

const sandbox = startSandbox();

const wrongOf = ({ checks }: Report) => checks.filter(({ verdict }) => verdict === 'wrong');

describe('the sandbox', () => {
  it('keeps the contract in everything that only reads', async () => {
    const report = await checkBackend({
      url: sandbox.url(),
      customer: { personalNumber: maja },
      otherCustomer: ivar,
    });
    expect(wrongOf(report)).toEqual([]);
    expect(report.checks.length).toBeGreaterThan(300);
    expect(printReport(report)).toContain('All right: none of');
  });

  it('is checked by rules that all stand in the documents', async () => {
    const report = await checkBackend({
      url: sandbox.url(),
      customer: { personalNumber: maja },
      otherCustomer: ivar,
      isWriting: true,
    });
    const places = new Set(report.checks.map(({ contract }) => contract));
    const missing = [...places].filter((place) => !hasPlace(place));
    expect(missing).toEqual([]);
  });

  it('is not logged in to when a session is given', async () => {
    const browser = await sandbox.loggedIn(maja);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const report = await checkBackend({
      url: sandbox.url(),
      customer: { cookie },
      only: ['login', 'reading'],
    });
    expect(wrongOf(report)).toEqual([]);
    expect(printReport(report)).toContain('not checked  the log-in: a session was given');
  });

  it('is checked in the wanted groups only', async () => {
    const report = await checkBackend({
      url: sandbox.url(),
      customer: { personalNumber: maja },
      only: ['site', 'strangers'],
    });
    const named = new Set(report.checks.map(({ group }) => groups[group]));
    expect([...named]).toEqual(['Calls without a login', 'Other customers’ data']);
  });
});
