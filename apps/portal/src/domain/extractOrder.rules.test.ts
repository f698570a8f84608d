import { expect, it } from 'vitest';

import {
  firstStage,
  keptOrderOf,
  nextStage,
  type OrderStage,
  stageOfKept,
  type StageEvent,
} from './extractOrder.rules.ts';

const order = { Email: 'maja@example.se', Phone: '0701740605' };
const other = { ...order, Phone: '0311234567' };

const review: OrderStage = { step: 'review', order, ordering: 'no', problem: null };
const begun: OrderStage = { ...review, ordering: 'begun' };
const ordering: OrderStage = { ...review, ordering: 'sent' };
const failed: OrderStage = { ...review, problem: 'failed' };
const unknown: OrderStage = { ...review, problem: 'unknown' };
const ordered: OrderStage = { step: 'ordered' };

const transitions: readonly (readonly [OrderStage, StageEvent, OrderStage])[] = [
  [firstStage, { type: 'reviewed', order }, review],
  [firstStage, { type: 'confirmed' }, firstStage],
  [review, { type: 'wantsToChange' }, firstStage],
  [review, { type: 'confirmed' }, begun],
  [begun, { type: 'wantsToChange' }, begun],
  [begun, { type: 'sent' }, ordering],
  [begun, { type: 'over' }, failed],
  [begun, { type: 'leftPage', isUnseen: false }, begun],
  [ordering, { type: 'over' }, ordering],
  [unknown, { type: 'over' }, unknown],
  [ordered, { type: 'over' }, ordered],
  [firstStage, { type: 'sent' }, firstStage],
  [ordering, { type: 'wantsToChange' }, ordering],
  [ordering, { type: 'answered', end: 'ordered' }, ordered],
  [ordering, { type: 'answered', end: 'failed' }, failed],
  [ordering, { type: 'answered', end: 'unknown' }, unknown],
  [failed, { type: 'confirmed' }, begun],
  [unknown, { type: 'confirmed' }, { ...unknown, ordering: 'begun' }],
  [{ ...unknown, ordering: 'sent' }, { type: 'answered', end: 'failed' }, unknown],
  [{ ...unknown, ordering: 'begun' }, { type: 'over' }, unknown],
  [{ ...unknown, ordering: 'sent' }, { type: 'answered', end: 'ordered' }, ordered],
  [failed, { type: 'wantsToChange' }, firstStage],
  [unknown, { type: 'reviewed', order: other }, { ...review, order: other }],
  [ordered, { type: 'confirmed' }, ordered],
  [ordered, { type: 'wantsToChange' }, ordered],
  [ordering, { type: 'leftPage', isUnseen: false }, ordering],
  [review, { type: 'leftPage', isUnseen: false }, firstStage],
  [failed, { type: 'leftPage', isUnseen: false }, firstStage],
  [ordered, { type: 'leftPage', isUnseen: false }, firstStage],
  [ordered, { type: 'leftPage', isUnseen: true }, ordered],
  [failed, { type: 'leftPage', isUnseen: true }, failed],
];

it.each(transitions)('from %j, %j leads to %j [X02, X05]', (stage, event, next) => {
  expect(nextStage(stage, event)).toEqual(next);
});

it.each<readonly [string, OrderStage, OrderStage]>([
  ['that nobody has confirmed is forgotten', review, firstStage],
  ['that was not sent is forgotten', begun, firstStage],
  ['that may have been made stays so', { ...unknown, ordering: 'begun' }, unknown],
  ['that is being sent may have been made', ordering, unknown],
  ['that got no answer may have been made', unknown, unknown],
  ['that was refused is forgotten', failed, firstStage],
  ['that was made is forgotten', ordered, firstStage],
])('over a reload an order %s [X05, Q22]', (_what, stage, next) => {
  expect(stageOfKept(keptOrderOf(stage))).toEqual(next);
});
