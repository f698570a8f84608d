import { describe, expect, it } from 'vitest';

import { field } from '../testing/browser.ts';
import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const { control } = sandbox;
const [maja, ivar] = ['198704129843', '197509239831'];
const list = '/api/Communication/GetInsuranceDocumentMetadatas';

describe('a letter of the provider', () => {
  const letter = { minaSidorDocumentType: 'Utskick', minaSidorDisplayName: 'Ändrade öppettider' };
  const send = (personalNumber: string, body: unknown) =>
    control('POST', `customers/${personalNumber}/documents`, body);

  it('is the first of that customer’s documents at once, and can be read', async () => {
    const browser = await sandbox.loggedIn(ivar);
    const sent = await send(ivar, { ...letter, deliveryMethod: 'Kivra' });
    expect(sent.json).toMatchObject({ createdDate: '2026-11-20', referenceNumber: null });
    expect(field((await browser.call(list)).json, '0')).toEqual(sent.json);
    const path = `/Communication/GetInsuranceDocument?index=${String(field(sent.json, 'index'))}`;
    const { headers } = await browser.call(path);
    expect(headers.get('content-length')).toBe(String(field(sent.json, 'fileSize')));
    const other = await sandbox.loggedIn(maja);
    expect((await other.call(path)).status).toBe(404);
  });

  it.each([
    [{ ...letter, createdDate: 'i går' }, ivar, 400],
    [{ ...letter, minaSidorDisplayName: '' }, ivar, 400],
    [{ ...letter, colour: 'blue' }, ivar, 400],
    [letter, '199402289913', 404],
  ])('%j to %s answers %s', async (body, personalNumber, status) => {
    expect((await send(personalNumber, body)).status).toBe(status);
  });
});

describe('an error that the portal tells of', () => {
  const path = '/api/Exception/LogError';
  const report = { stack: 'Error\n    at draw', message: 'Oops' };

  it('is kept, whoever tells of it, until a reset [Q33]', async () => {
    const stranger = sandbox.newBrowser();
    expect((await stranger.call(path, { method: 'POST', body: report })).status).toBe(204);
    const browser = await sandbox.loggedIn(maja);
    const second = { stack: '', message: 'Igen' };
    expect((await browser.call(path, { method: 'POST', body: second })).status).toBe(204);
    expect((await control('GET', 'error-reports')).json).toEqual([report, second]);
    await control('POST', 'reset');
    expect((await control('GET', 'error-reports')).json).toEqual([]);
  });

  it('can be forgotten', async () => {
    await sandbox.newBrowser().call(path, { method: 'POST', body: report });
    expect((await control('DELETE', 'error-reports')).status).toBe(204);
    expect((await control('GET', 'error-reports')).json).toEqual([]);
  });
});
