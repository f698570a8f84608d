import { describe, expect, it } from 'vitest';

import { nextTold, nothingTold } from './told.rules.ts';

type Field = 'subject' | 'email' | 'message';

const toldOfTry = nextTold<Field>(nothingTold, { type: 'tried', faulty: ['subject', 'message'] });

describe('what a customer is told about a form', () => {
  it('is nothing while the form is filled in for the first time [V05]', () => {
    expect(
      nextTold<Field>(nothingTold, { type: 'edited', faulty: ['subject', 'message'] }),
    ).toEqual(nothingTold);
  });

  it('is at a field what is wrong with it, when the field has been left [V05]', () => {
    expect(nextTold<Field>(nothingTold, { type: 'left', field: 'message' })).toEqual({
      fields: new Set(['message']),
      listed: [],
      attempt: 0,
    });
  });

  it('is all that is wrong when the customer tries to send it, at each field and above the form [V05] [Z07]', () => {
    expect(toldOfTry).toEqual({
      fields: new Set(['subject', 'message']),
      listed: ['subject', 'message'],
      attempt: 1,
    });
  });

  it('gets less with each field that is put right, which does not come back by itself [Z07]', () => {
    const better = nextTold(toldOfTry, { type: 'edited', faulty: ['message'] });
    expect(better.listed).toEqual(['message']);
    const good = nextTold(better, { type: 'edited', faulty: [] });
    expect(good.listed).toEqual([]);
    expect(nextTold(good, { type: 'edited', faulty: ['subject', 'message'] }).listed).toEqual([]);
    // The field itself says so again at once.
    expect(good.fields).toEqual(new Set(['subject', 'message']));
  });

  it('is told anew at the next try [Z07]', () => {
    const again = nextTold(toldOfTry, { type: 'tried', faulty: ['message'] });
    expect(again).toMatchObject({ listed: ['message'], attempt: 2 });
  });
});
