import { registerExtractRequestSchema } from '@mina-sidor/api-client/contract';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { orderOf } from './registerExtract.rules.ts';

describe('the order of a register extract', () => {
  it.each([
    ['maja@example.se', '070-174 06 05', '0701740605'],
    [' maja@example.se ', '+46 70 174 06 05', '+46701740605'],
    ['maja@example.se', '1'.repeat(20), '1'.repeat(20)],
  ])('to %j and %j can be sent [X01, Q29]', (email, phone, Phone) => {
    const order = orderOf({ email, phone });
    expect(order).toEqual({ Email: 'maja@example.se', Phone });
    expect(v.is(registerExtractRequestSchema, order)).toBe(true);
  });

  it.each([
    ['', '0701740605'],
    ['maja', '0701740605'],
    [`${'m'.repeat(95)}@xx.se`, '0701740605'],
    ['maja@example.se', ''],
    ['maja@example.se', ' - '],
    ['maja@example.se', 'sjutton'],
    ['maja@example.se', '1'.repeat(21)],
    ['', ''],
  ])('to %j and %j cannot, and the server would refuse it [X01, V06, V07]', (email, phone) => {
    expect(orderOf({ email, phone })).toBeNull();
    expect(v.is(registerExtractRequestSchema, { Email: email, Phone: phone })).toBe(false);
  });
});
