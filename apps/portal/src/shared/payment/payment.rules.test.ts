import { describe, expect, it } from 'vitest';
import type { ApiResult, CreatedPayment } from '@mina-sidor/api-client';

import { checkoutStateOf, paymentStartOf } from './payment.rules.ts';

const url = '/api/Payment/CreatePayment';
const headers = new Headers();

describe('what became of the wish to pay', () => {
  it.each<[ApiResult<CreatedPayment>, object]>([
    [
      { outcome: 'ok', value: { paymentId: '0f' }, headers },
      { status: 'created', paymentId: '0f' },
    ],
    [{ outcome: 'http', status: 409, url }, { status: 'changed' }],
    [
      { outcome: 'http', status: 500, url },
      { status: 'failed', httpStatus: 500 },
    ],
    [
      { outcome: 'http', status: 400, url },
      { status: 'failed', httpStatus: 400 },
    ],
    [
      { outcome: 'http', status: 503, url },
      { status: 'failed', httpStatus: 503 },
    ],
    [{ outcome: 'unavailable', system: 'payments', url }, { status: 'handled' }],
    [{ outcome: 'expired', url }, { status: 'handled' }],
    [{ outcome: 'network', url }, { status: 'unknown' }],
    [{ outcome: 'timeout', url }, { status: 'unknown' }],
    [{ outcome: 'aborted', url }, { status: 'unknown' }],
    [{ outcome: 'invalid', url, reason: 'paymentId' }, { status: 'unknown' }],
  ])('%j is %j [E09, P03, P04]', (result, start) => {
    expect(paymentStartOf(result)).toEqual(start);
  });
});

describe('what goes with the customer to the checkout', () => {
  it('is the payment and the case that it is for [P03]', () => {
    const request = { kind: 'case', referenceNumber: '4711', amount: 350 } as const;
    expect(checkoutStateOf('0f', request)).toEqual({ paymentId: '0f', referenceNumber: '4711' });
  });

  it('is the payment alone for the whole debt [P04]', () => {
    const request = { kind: 'wholeDebt', referenceNumbers: ['1', '2'], amount: 350 } as const;
    expect(checkoutStateOf('0f', request)).toEqual({ paymentId: '0f' });
  });
});
