import { describe, expect, it } from 'vitest';

import {
  actOnOrder,
  bankIdLifetimes,
  endlessLifetimes,
  newOrder,
  settleOrder,
  type PhoneAction,
} from './order.ts';

const someone = '198704129843';
const act = (action: PhoneAction) => actOnOrder(newOrder('qr', 0), action, someone, 1000);
const settle = (now: number, opened = false) =>
  settleOrder(opened ? act('open') : newOrder('qr', 0), now, bankIdLifetimes);

describe('what the phone does to an order', () => {
  it.each<[PhoneAction, string, string]>([
    ['open', 'pending', 'started'],
    ['sign', 'pending', 'userSign'],
    ['userMrtd', 'pending', 'userMrtd'],
    ['noClient', 'pending', 'noClient'],
    ['complete', 'complete', ''],
    ['cancel', 'failed', 'userCancel'],
    ['expire', 'failed', 'expiredTransaction'],
    ['certificateErr', 'failed', 'certificateErr'],
    ['startFailed', 'failed', 'startFailed'],
  ])('%s leaves it %s %s', (action, status, hintCode) => {
    expect(act(action)).toMatchObject({ status, hintCode });
  });

  it('does nothing to an order that is over', () => {
    const cancelled = act('cancel');
    expect(actOnOrder(cancelled, 'complete', someone, 2000)).toBe(cancelled);
  });
});

describe('an order that is left alone', () => {
  it('waits for the app for 30 seconds', () => {
    expect(settle(29_999).status).toBe('pending');
    expect(settle(30_000)).toMatchObject({ status: 'failed', hintCode: 'startFailed' });
  });

  it('may take three minutes once the app is open', () => {
    expect(settle(180_999, true).status).toBe('pending');
    expect(settle(181_000, true)).toMatchObject({
      status: 'failed',
      hintCode: 'expiredTransaction',
    });
  });

  it('has three minutes from when the app was opened, not from what is done there', () => {
    const signed = actOnOrder(act('open'), 'sign', someone, 100_000);
    expect(signed.openedAt).toBe(1000);
    expect(settleOrder(signed, 181_000, bankIdLifetimes).status).toBe('failed');
  });

  it('waits for ever when tests ask for calm', () => {
    const later = settleOrder(newOrder('qr', 0), 86_400_000, endlessLifetimes);
    expect(later.status).toBe('pending');
  });

  it('is never failed after the customer has signed', () => {
    expect(settleOrder(act('complete'), 86_400_000, bankIdLifetimes).status).toBe('complete');
  });
});
