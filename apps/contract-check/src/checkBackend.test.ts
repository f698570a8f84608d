import { describe, expect, it } from 'vitest';

import { startSandbox } from '../../sandbox/src/testing/startSandbox.ts';
import { checkBackend } from './checkBackend.ts';
import { printReport } from './print.ts';
import { groups, type Report } from './report.ts';
import { type Fault, startWrongServer } from './testing/wrongServer.ts';

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

describe('a given session', () => {
  it('is not ended, which the report says', async () => {
    const browser = await sandbox.loggedIn(maja);
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const report = await checkBackend({
      url: sandbox.url(),
      customer: { cookie },
      only: ['ending'],
    });
    expect(printReport(report)).toContain(
      'not checked  renewal and log-out: they would end the session given with --cookie',
    );
    expect(printReport(report)).toContain('Nothing was checked.');
  });

  it('is asked for the customer first, so that one that is over is named', async () => {
    const check = checkBackend({ url: sandbox.url(), customer: { cookie: 'session=over' } });
    await expect(check).rejects.toThrow(
      /^The session given with --cookie is not open: GetUser answered status 401/u,
    );
  });
});

describe('a log-in that fails', () => {
  const logInAt = async (fault: Fault): Promise<unknown> => {
    const server = await startWrongServer(sandbox.url(), { path: /StartDummyLogin$/u, ...fault });
    return checkBackend({ url: server.url, customer: { personalNumber: maja } }).finally(
      server.stop,
    );
  };

  it('is told with the reason of the backend', async () => {
    const foreign = logInAt({
      before: ({ headers }) => {
        headers.origin = 'https://elsewhere.example';
      },
    });
    await expect(foreign).rejects.toThrow(
      /^StartDummyLogin gave no login ticket, but status 400: [^-]*origin[^-]*$/u,
    );
  });

  it('is told with the way without it where the backend has no such address', async () => {
    const missing = logInAt({
      after: (answered) => void Object.assign(answered, { status: 404, text: '' }),
    });
    await expect(missing).rejects.toThrow(
      'StartDummyLogin gave no login ticket, but status 404. Where there is no such address, give a session with --cookie.',
    );
  });
});

it('reports a missing call as missing, not as proof that it protects the data of others', async () => {
  const server = await startWrongServer(sandbox.url(), {
    path: /GetConversation$/u,
    after: (answered) => {
      answered.status = 404;
    },
  });
  const { checks } = await checkBackend({
    url: server.url,
    customer: { personalNumber: maja },
    otherCustomer: ivar,
    only: ['strangers'],
  }).finally(server.stop);
  const verdictsOf = (call: string): ReadonlySet<string> =>
    new Set(checks.flatMap(({ asked, verdict }) => (asked.includes(call) ? [verdict] : [])));
  expect(verdictsOf('/GetConversation ')).toEqual(new Set(['not checked']));
  expect(verdictsOf('/GetReferenceNumberBaseCard ')).toEqual(new Set(['right']));
});
