import { describe, expect, it } from 'vitest';

import type { QuestionField, QuestionProblems } from './newQuestion.rules.ts';
import { nextTold, nothingTold } from './told.rules.ts';

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
    expect(nextTold(nothingTold, { type: 'edited', problems: two })).toEqual(nothingTold);
  });

  it('is at a field what is wrong with it, when the field has been left [V05]', () => {
    expect(nextTold(nothingTold, { type: 'left', field: 'message' })).toEqual({
      fields: fields('message'),
      listed: [],
      attempt: 0,
    });
  });

  it('is all that is wrong when the customer tries to send it, at each field and above the form [V05] [Z07]', () => {
    expect(tried).toEqual({
      fields: fields('subject', 'message'),
      listed: ['subject', 'message'],
      attempt: 1,
    });
  });

  it('gets less with each field that is put right, which does not come back by itself [Z07]', () => {
    const better = nextTold(tried, { type: 'edited', problems: one });
    expect(better.listed).toEqual(['message']);
    const good = nextTold(better, { type: 'edited', problems: none });
    expect(good.listed).toEqual([]);
    expect(nextTold(good, { type: 'edited', problems: two }).listed).toEqual([]);
    // The field itself says so again at once.
    expect(good.fields).toEqual(fields('subject', 'message'));
  });

  it('is told anew at the next try [Z07]', () => {
    const again = nextTold(tried, { type: 'tried', problems: one });
    expect(again).toMatchObject({ listed: ['message'], attempt: 2 });
  });

  it('is nothing again after it has been sent [M08]', () => {
    expect(nextTold(tried, { type: 'sent' })).toBe(nothingTold);
  });
});
