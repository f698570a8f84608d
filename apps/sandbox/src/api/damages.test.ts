import { describe, expect, it } from 'vitest';

import { startSandbox } from '../testing/startSandbox.ts';

const sandbox = startSandbox();
const path = '/api/PortalDamage/GetDamages';
const [maja, karl, vera] = ['198704129843', '198111059864', '195906029896'];
const [lovisa, oskar, hanna] = ['199409099828', '198802149867', '197906309914'];
const damagesOf = async (personalNumber: string) =>
  (await sandbox.loggedIn(personalNumber)).call(path);

describe('the damages of a customer', () => {
  it('are that customer’s, the newest first, some with a web number [Q32]', async () => {
    expect((await damagesOf(maja)).json).toEqual([
      {
        damageType: 'Parkeringsskada',
        damageDate: '2026-11-08',
        damageNumber: '2026/1187',
        webNumber: 'W-2048117',
      },
      {
        damageType: 'Påkörning bakifrån',
        damageDate: '2026-04-26',
        damageNumber: '2026/0412',
        webNumber: '',
      },
      {
        damageType: 'Personskada',
        damageDate: '2024-09-21',
        damageNumber: '2024/2276',
        webNumber: 'W-1702945',
      },
    ]);
    expect((await damagesOf(oskar)).json).toHaveLength(12);
  });

  it.each([
    ['blocked', karl],
    ['no customer', vera],
    ['not available', lovisa],
    ['a customer without damages', hanna],
  ])('are refused for a customer who is %s [Q32]', async (_type, personalNumber) => {
    expect((await damagesOf(personalNumber)).status).toBe(403);
  });

  it('can be replaced by a test', async () => {
    const damage = { damageType: 'Vykort', damageDate: '2026-01-02', damageNumber: '1' };
    const put = (personalNumber: string, body: unknown) =>
      sandbox.control('PUT', `customers/${personalNumber}/damages`, body);
    expect((await put(maja, [damage, { ...damage, webNumber: null }])).status).toBe(200);
    expect((await damagesOf(maja)).json).toEqual([damage, { ...damage, webNumber: null }]);
    expect((await damagesOf(oskar)).json).toHaveLength(12);
    expect((await put(maja, [{ ...damage, damageDate: 'i går' }])).status).toBe(400);
    expect((await put('199402289913', [])).status).toBe(404);
    expect((await damagesOf(maja)).json).toHaveLength(2);
    expect((await put(maja, [])).json).toEqual([]);
  });
});
