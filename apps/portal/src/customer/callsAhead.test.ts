import { describe, expect, it } from 'vitest';

import { type System, systems, type User } from '@mina-sidor/api-client';

import { accessOf } from '../testing/accessOf.ts';
import { aUser } from '../testing/StoryFrame.tsx';
import { allowedCalls } from './callsAhead.ts';

const always = ['getSiteCurrentState', 'getUser'];
const ofClaims = ['getClaims', 'getCase', 'getClaimDocuments', 'getRegisterExtracts'];
const ofMessages = ['getConversations', 'getNumberOfUnreadConversations'];

describe('the calls that are made before the code of their page', () => {
  it.each<[string, Partial<User>, readonly System[], readonly string[]]>([
    ['everything', {}, [], [...always, ...ofClaims, ...ofMessages, 'getDamages']],
    [
      'no damages',
      { damageCustomerType: 'NoCustomer' },
      [],
      [...always, ...ofClaims, ...ofMessages],
    ],
    [
      'damages only',
      { matrixCustomerType: 'notCustomer' },
      [],
      [...always, 'getRegisterExtracts', ...ofMessages, 'getDamages'],
    ],
    ['no messages', {}, ['messages'], [...always, ...ofClaims, 'getDamages']],
  ])('are those of a customer who may see %s [C01, S04, T02]', (_what, user, off, calls) => {
    const siteState = Object.fromEntries(systems.map((system) => [system, !off.includes(system)]));
    expect(new Set(allowedCalls(accessOf(aUser(user), siteState, null)))).toEqual(new Set(calls));
  });
});
