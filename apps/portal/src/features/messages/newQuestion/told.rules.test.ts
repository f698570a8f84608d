import { describe, expect, it } from 'vitest';

import type { QuestionField, QuestionProblems } from './newQuestion.rules.ts';
import { isNewlyTold, nextTold, nothingTold } from './told.rules.ts';

const none: QuestionProblems = {
  subject: null,
  reference: null,
  email: null,
  phone: null,
  message: null,
  files: null,
};
const two: QuestionProblems = { ...none, subject: 'missing', message: 'tooShort' };
const one: QuestionProblems = { ...none, message: 'tooShort' };
const tried = nextTold(nothingTold, { type: 'tried', problems: two });

const fields = (...names: readonly QuestionField[]) => new Set(names);

describe('what a customer is told about a new question', () => {
  it('is nothing while the form is filled in for the first time [V05]', () => {
    const edited = nextTold(nothingTold, { type: 'edited', fields: ['email'], problems: two });
    expect(edited).toEqual({ ...nothingTold, written: fields('email') });
  });

  it('is at a field what is wrong with it, when the field has been left [V05]', () => {
    const left = nextTold(nothingTold, { type: 'left', field: 'email', isEmpty: false });
    expect(left).toEqual({ ...nothingTold, fields: fields('email') });
    expect(isNewlyTold(nothingTold, left, 'email')).toBe(true);
    expect(isNewlyTold(left, nextTold(left, { type: 'sent' }), 'email')).toBe(false);
    expect(isNewlyTold(left, left, 'email')).toBe(false);
  });

  it('is nothing at a field that is only passed, but at the message, which has to be written [V05] [V06]', () => {
    for (const field of ['subject', 'reference', 'email', 'phone'] as const) {
      expect(nextTold(nothingTold, { type: 'left', field, isEmpty: true })).toBe(nothingTold);
    }
    const left = nextTold(nothingTold, { type: 'left', field: 'message', isEmpty: true });
    expect(left.fields).toEqual(fields('message'));
    // What has been written and taken away again has not only been passed.
    const edited = nextTold(nothingTold, { type: 'edited', fields: ['email'], problems: two });
    expect(nextTold(edited, { type: 'left', field: 'email', isEmpty: true }).fields).toEqual(
      fields('email'),
    );
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
    const better = nextTold(tried, { type: 'edited', fields: [], problems: one });
    expect(better.listed).toEqual(['message']);
    const good = nextTold(better, { type: 'edited', fields: [], problems: none });
    expect(good.listed).toEqual([]);
    expect(nextTold(good, { type: 'edited', fields: [], problems: two }).listed).toEqual([]);
    // The field itself says so again at once.
    expect(good.fields).toEqual(fields('subject', 'message'));
  });

  it('is told anew at the next try [Z07]', () => {
    const again = nextTold(tried, { type: 'tried', problems: one });
    expect(again).toMatchObject({ listed: ['message'], attempt: 2 });
    // What was said at a field is said still, and what was written is no less written.
    const left = nextTold(tried, { type: 'left', field: 'email', isEmpty: false });
    const edited = nextTold(left, { type: 'edited', fields: ['phone'], problems: one });
    expect(nextTold(edited, { type: 'tried', problems: one })).toMatchObject({
      fields: fields('subject', 'message', 'email'),
      written: fields('phone'),
    });
  });

  it('is nothing again after it has been sent [M08]', () => {
    expect(nextTold(tried, { type: 'sent' })).toBe(nothingTold);
  });
});
