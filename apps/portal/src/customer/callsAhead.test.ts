import { describe, expect, it } from 'vitest';

import { type Situation, knownOf } from '../testing/nextSteps.ts';
import { allowedCalls } from './callsAhead.ts';

const always = ['getSiteCurrentState', 'getUser'];
const ofClaims = ['getClaims', 'getCase', 'getClaimDocuments', 'getRegisterExtracts'];
const ofMessages = ['getConversations', 'getNumberOfUnreadConversations'];

describe('the calls that are made before the code of their page', () => {
  it.each<[string, Situation, readonly string[]]>([
    ['everything', {}, [...always, ...ofClaims, ...ofMessages, 'getDamages']],
    [
      'no damages',
      { user: { damageCustomerType: 'NoCustomer' } },
      [...always, ...ofClaims, ...ofMessages],
    ],
    [
      'damages only',
      { user: { matrixCustomerType: 'notCustomer' } },
      [...always, 'getRegisterExtracts', ...ofMessages, 'getDamages'],
    ],
    ['no messages', { off: { messages: false } }, [...always, ...ofClaims, 'getDamages']],
  ])('are those of a customer who may see %s [C01, S04, T02]', (_what, situation, calls) => {
    expect(new Set(allowedCalls(knownOf(situation).access))).toEqual(new Set(calls));
  });
});
