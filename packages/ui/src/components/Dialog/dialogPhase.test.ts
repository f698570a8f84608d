import { expect, it } from 'vitest';

import { closedDialog, dialogAfter, type DialogEvent, type DialogState } from './dialogPhase.ts';

const opened: DialogState = { open: true, phase: 'confirm', isOver: false };
const loading: DialogState = { ...opened, phase: 'loading' };
const done: DialogState = { ...opened, phase: 'done' };
const failed: DialogState = { ...opened, phase: 'error' };

const changes: readonly (readonly [DialogState, DialogEvent, DialogState])[] = [
  [closedDialog, 'open', opened],
  [opened, 'close', closedDialog],
  [opened, 'confirm', loading],
  [loading, 'succeed', done],
  [loading, 'fail', failed],
  [failed, 'confirm', loading],
  [done, 'close', { open: false, phase: 'done', isOver: true }],
  [failed, 'close', { open: false, phase: 'error', isOver: true }],
];

it.each(changes)('%j and %s gives %j', (state, event, expected) => {
  expect(dialogAfter(state, event)).toEqual(expected);
});

const refusals: readonly (readonly [DialogState, DialogEvent])[] = [
  [closedDialog, 'confirm'],
  [closedDialog, 'close'],
  [opened, 'open'],
  [opened, 'succeed'],
  [opened, 'fail'],
  [loading, 'confirm'],
  [done, 'confirm'],
  [done, 'fail'],
  [failed, 'succeed'],
];

it.each(refusals)('%j ignores %s', (state, event) => {
  expect(dialogAfter(state, event)).toBe(state);
});

it('lets the action continue while closed, and shows its result when opened again', () => {
  const left = dialogAfter(loading, 'close');
  expect(dialogAfter(left, 'open')).toEqual(loading);
  expect(dialogAfter(dialogAfter(left, 'succeed'), 'open')).toEqual(done);
});

it.each([done, failed])('starts over when it is opened after its result was read: %j', (state) => {
  expect(dialogAfter(dialogAfter(state, 'close'), 'open')).toEqual(opened);
});
