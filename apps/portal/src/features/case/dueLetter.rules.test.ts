import { describe, expect, it } from 'vitest';

import type { CaseWithPayments } from '../../domain/payability.ts';
import { aCase } from '../../testing/aCase.ts';
import { aLetter } from '../../testing/aLetter.ts';
import { dueLetterOf } from './dueLetter.rules.ts';

describe('the letter in which the last day stands', () => {
  it.each([
    ['Kravbrev', 'kravbrevet från 2026-11-05'],
    ['Påminnelse', 'påminnelsen från 2026-11-05'],
    ['Inkassokrav ', 'inkassokravet från 2026-11-05'],
    ['Påminnelse om utskick', 'brevet från 2026-11-05'],
  ])('%s is called %s [Z81]', (minaSidorDisplayName, name) => {
    expect(dueLetterOf(aCase(), [aLetter({ minaSidorDisplayName })])?.name).toBe(name);
  });

  it('is the newest demand letter, and no other kind of letter [Z81]', () => {
    const newest = aLetter({
      index: 3,
      createdDate: '2026-11-19',
      minaSidorDocumentType: 'Utskick',
    });
    const demand = aLetter({ index: 2, createdDate: '2026-11-05T10:00:00' });
    const older = aLetter({ index: 1, createdDate: '2026-10-01' });
    expect(dueLetterOf(aCase(), [newest, demand, older])?.letter).toBe(demand);
    expect(dueLetterOf(aCase(), [newest])).toBeNull();
    expect(dueLetterOf(aCase(), [])).toBeNull();
  });

  it.each<readonly [string | null, string, boolean]>([
    ['Claim', 'Kravbrev', true],
    ['Claim', 'Påminnelse', true],
    [null, 'Kravbrev', true],
    ['Reminder', 'Kravbrev', false],
    ['Reminder', 'Påminnelse', true],
    ['Reminder', 'Inkassokrav', true],
    ['Collection', 'Kravbrev', false],
    ['Collection', 'Påminnelse', false],
    ['Collection', 'Inkassokrav', true],
    ['Collection', 'Nytt kravbrev', true],
  ])(
    'in state %s a letter called %s is named: %s [Z81]',
    (stateName, minaSidorDisplayName, isNamed) => {
      const letters = [aLetter({ minaSidorDisplayName })];
      expect(dueLetterOf(aCase({ stateName }), letters) !== null).toBe(isNamed);
    },
  );

  it.each<Partial<CaseWithPayments>>([
    { stateName: 'PaymentOrder' },
    { stateName: 'Decision' },
    { stateName: 'Verdict' },
    { stateName: 'Foreclosure' },
    { stateName: 'Nytt' },
    { stateName: 'Contestation' },
    { paymentStatus: 'Created' },
    { mayBePaid: true },
    { hasOpenUninsuredPeriod: true },
    { amountToPay: null },
    { active: false },
  ])('is not named with %j [Z81]', (change) => {
    expect(dueLetterOf(aCase(change), [aLetter()])).toBeNull();
  });
});
