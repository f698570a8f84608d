import { expect, it } from 'vitest';

import { qrDatastring } from './animatedQr.ts';
import { loginStatus } from './loginStatus.ts';
import { newOrder } from './order.ts';

it.each([
  [999, 0],
  [1000, 1],
  [1999, 1],
])('after %i milliseconds, the code is that of second %i', (now, second) => {
  const order = newOrder('qr', 0);
  const start = { token: order.qrToken, secret: order.qrSecret };
  expect(loginStatus(order, now)).toEqual({
    status: 'pending',
    hintCode: 'outstandingTransaction',
    qrDatastring: qrDatastring(start, second),
  });
});
