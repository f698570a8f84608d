import { describe, expect, it } from 'vitest';

import { nextTold, nothingTold } from './told.rules.ts';

type Field = 'subject' | 'email' | 'message';

const tried = nextTold<Field>(nothingTold, { type: 'tried', faulty: ['subject', 'message'] });
const fields = (...names: readonly Field[]) => new Set(names);

describe('what a customer is told about a form', () => {
  it('shows nothing while the form is filled in for the first time [V05]', () => {
    const edited = nextTold<Field>(nothingTold, {
      type: 'edited',
      fields: ['email'],
      faulty: ['subject', 'message'],
    });
    expect(edited).toEqual({ ...nothingTold, written: fields('email') });
  });

  it('shows a field’s error when the customer has left the field [V05]', () => {
    const left = nextTold<Field>(nothingTold, { type: 'left', field: 'email' });
    expect(left).toEqual({ ...nothingTold, fields: fields('email') });
  });

  it('shows no error when an empty field is passed, unless something was written in it [V05] [V06]', () => {
    const passed = { type: 'left', field: 'email', mayBePassed: true } as const;
    expect(nextTold<Field>(nothingTold, passed)).toBe(nothingTold);
    const edited = nextTold<Field>(nothingTold, { type: 'edited', fields: ['email'], faulty: [] });
    expect(nextTold(edited, passed).fields).toEqual(fields('email'));
  });

  it('shows every error at its field and above the form when the customer tries to send [V05] [Z07]', () => {
    expect(tried).toEqual({
      fields: fields('subject', 'message'),
      written: fields(),
      listed: ['subject', 'message'],
      attempt: 1,
    });
  });

  it('removes a corrected field from the summary, and does not put it back [Z07]', () => {
    const better = nextTold(tried, { type: 'edited', faulty: ['message'] });
    expect(better.listed).toEqual(['message']);
    const good = nextTold(better, { type: 'edited', faulty: [] });
    expect(good.listed).toEqual([]);
    expect(nextTold(good, { type: 'edited', faulty: ['subject', 'message'] }).listed).toEqual([]);
    // The field itself shows its error again at once.
    expect(good.fields).toEqual(fields('subject', 'message'));
  });

  it('lists the errors again at the next try, beside the errors at the fields [Z07]', () => {
    const left = nextTold(tried, { type: 'left', field: 'email' });
    const edited = nextTold(left, { type: 'edited', fields: ['email'], faulty: ['message'] });
    expect(nextTold(edited, { type: 'tried', faulty: ['message'] })).toEqual({
      fields: fields('subject', 'message', 'email'),
      written: fields('email'),
      listed: ['message'],
      attempt: 2,
    });
  });

  it('shows nothing after the form has been sent [M08]', () => {
    expect(nextTold(tried, { type: 'sent' })).toBe(nothingTold);
  });
});
