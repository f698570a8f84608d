import { describe, expect, it } from 'vitest';

import { qrDatastring } from './animatedQr.ts';

// BankID's published example order.
const start = {
  token: '67df3917-fa0d-44e5-b327-edcc928297f8',
  secret: 'd28db9a7-4cde-429e-a983-359be676944c',
};

describe('the animated QR code', () => {
  it.each([
    [0, 'dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'],
    [1, '949d559bf23403952a94d103e67743126381eda00f0b3cbddbf7c96b1adcbce2'],
    [2, 'a9e5ec59cb4eee4ef4117150abc58fad7a85439a6a96ccbecc3668b41795b3f3'],
  ])('is what BankID publishes for second %i', (seconds, code) => {
    expect(qrDatastring(start, seconds)).toBe(
      `bankid.67df3917-fa0d-44e5-b327-edcc928297f8.${String(seconds)}.${code}`,
    );
  });
});
