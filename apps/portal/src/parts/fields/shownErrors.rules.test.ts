import { describe, expect, it } from 'vitest';

import { nextShownErrors, noShownErrors } from './shownErrors.rules.ts';

type Field = 'subject' | 'email' | 'message';

const tried = nextShownErrors<Field>(noShownErrors, {
  type: 'tried',
  faulty: ['subject', 'message'],
});
const fields = (...names: readonly Field[]) => new Set(names);

describe('a form', () => {
  it('shows nothing while the form is filled in for the first time [V05]', () => {
    const edited = nextShownErrors<Field>(noShownErrors, {
      type: 'edited',
      fields: ['email'],
      faulty: ['subject', 'message'],
    });
    expect(edited).toEqual({ ...noShownErrors, written: fields('email') });
  });

  it('shows a field’s error when the customer has left the field [V05]', () => {
    const left = nextShownErrors<Field>(noShownErrors, { type: 'left', field: 'email' });
    expect(left).toEqual({ ...noShownErrors, fields: fields('email') });
  });

  it('shows no error when an empty field is passed, unless something was written in it [V05] [V06]', () => {
    const passed = { type: 'left', field: 'email', mayBePassed: true } as const;
    expect(nextShownErrors<Field>(noShownErrors, passed)).toBe(noShownErrors);
    const edited = nextShownErrors<Field>(noShownErrors, {
      type: 'edited',
      fields: ['email'],
      faulty: [],
    });
    expect(nextShownErrors(edited, passed).fields).toEqual(fields('email'));
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
    const better = nextShownErrors(tried, { type: 'edited', faulty: ['message'] });
    expect(better.listed).toEqual(['message']);
    const good = nextShownErrors(better, { type: 'edited', faulty: [] });
    expect(good.listed).toEqual([]);
    expect(
      nextShownErrors(good, { type: 'edited', faulty: ['subject', 'message'] }).listed,
    ).toEqual([]);
    // The field itself shows its error again at once.
    expect(good.fields).toEqual(fields('subject', 'message'));
  });

  it('lists the errors again at the next try, beside the errors at the fields [Z07]', () => {
    const left = nextShownErrors(tried, { type: 'left', field: 'email' });
    const edited = nextShownErrors(left, {
      type: 'edited',
      fields: ['email'],
      faulty: ['message'],
    });
    expect(nextShownErrors(edited, { type: 'tried', faulty: ['message'] })).toEqual({
      fields: fields('subject', 'message', 'email'),
      written: fields('email'),
      listed: ['message'],
      attempt: 2,
    });
  });

  it('shows nothing after the form has been sent [M08]', () => {
    expect(nextShownErrors(tried, { type: 'sent' })).toBe(noShownErrors);
  });
});
