import { describe, expect, it } from 'vitest';

import { nextTold, nothingTold } from './told.rules.ts';

type Field = 'subject' | 'email' | 'message';

const tried = nextTold<Field>(nothingTold, { type: 'tried', faulty: ['subject', 'message'] });
const fields = (...names: readonly Field[]) => new Set(names);

describe('what a customer is told about a form', () => {
  it('is nothing while the form is filled in for the first time [V05]', () => {
    const edited = nextTold<Field>(nothingTold, {
      type: 'edited',
      fields: ['email'],
      faulty: ['subject', 'message'],
    });
    expect(edited).toEqual({ ...nothingTold, written: fields('email') });
  });

  it('is at a field what is wrong with it, when the field has been left [V05]', () => {
    const left = nextTold<Field>(nothingTold, { type: 'left', field: 'email' });
    expect(left).toEqual({ ...nothingTold, fields: fields('email') });
  });

  it('is nothing at a field that is only passed, unless something has been written in it [V05] [V06]', () => {
    const passed = { type: 'left', field: 'email', mayBePassed: true } as const;
    expect(nextTold<Field>(nothingTold, passed)).toBe(nothingTold);
    const edited = nextTold<Field>(nothingTold, { type: 'edited', fields: ['email'], faulty: [] });
    expect(nextTold(edited, passed).fields).toEqual(fields('email'));
  });

  it('is all that is wrong when the customer tries to send it, at each field and above the form [V05] [Z07]', () => {
    expect(tried).toEqual({
      fields: fields('subject', 'message'),
      written: fields(),
      listed: ['subject', 'message'],
      attempt: 1,
    });
  });

  it('gets less with each field that is put right, which does not come back by itself [Z07]', () => {
    const better = nextTold(tried, { type: 'edited', faulty: ['message'] });
    expect(better.listed).toEqual(['message']);
    const good = nextTold(better, { type: 'edited', faulty: [] });
    expect(good.listed).toEqual([]);
    expect(nextTold(good, { type: 'edited', faulty: ['subject', 'message'] }).listed).toEqual([]);
    // The field itself says so again at once.
    expect(good.fields).toEqual(fields('subject', 'message'));
  });

  it('is listed anew at the next try, beside what was said at the fields [Z07]', () => {
    const left = nextTold(tried, { type: 'left', field: 'email' });
    const edited = nextTold(left, { type: 'edited', fields: ['email'], faulty: ['message'] });
    expect(nextTold(edited, { type: 'tried', faulty: ['message'] })).toEqual({
      fields: fields('subject', 'message', 'email'),
      written: fields('email'),
      listed: ['message'],
      attempt: 2,
    });
  });

  it('is nothing again after it has been sent [M08]', () => {
    expect(nextTold(tried, { type: 'sent' })).toBe(nothingTold);
  });
});
