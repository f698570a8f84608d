import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { damageSchema } from './damage.ts';
import { fileQuerySchema, claimDocumentSchema } from './documents.ts';
import { registerExtractRequestSchema, registerExtractSchema } from './registerExtract.ts';

describe('a document of the claims system', () => {
  const whole = {
    minaSidorDocumentType: 'Kravbrev',
    minaSidorDisplayName: 'Inkassokrav',
    deliveryMethod: 'Kivra',
    referenceNumber: '47110023918',
    createdDate: '2024-03-04',
    index: 0,
    token: 'd-1',
    fileSize: 0,
  };

  it('is read completely, without unknown fields [Q37]', () => {
    expect(v.parse(claimDocumentSchema, { ...whole, colour: 'blue' })).toEqual(whole);
  });

  it.each([undefined, null])('is valid when an optional field is %s [Q37]', (missing) => {
    const { minaSidorDocumentType, minaSidorDisplayName, createdDate } = whole;
    const bare = { minaSidorDocumentType, minaSidorDisplayName, createdDate };
    const optional = ['deliveryMethod', 'referenceNumber', 'index', 'token', 'fileSize'];
    const read = (value: unknown) =>
      Object.assign({}, bare, Object.fromEntries(optional.map((field) => [field, value])));
    expect(v.parse(claimDocumentSchema, read(missing))).toEqual(read(null));
    expect(v.parse(claimDocumentSchema, bare)).toEqual(read(null));
  });

  it('with a blank token has none, so that nothing offers a file that cannot be fetched [Q37]', () => {
    expect(v.parse(claimDocumentSchema, { ...whole, token: ' ' }).token).toBeNull();
  });

  it('keeps an unknown type [K05]', () => {
    const postcard = { ...whole, minaSidorDocumentType: 'Vykort ' };
    expect(v.parse(claimDocumentSchema, postcard).minaSidorDocumentType).toBe('Vykort ');
  });

  it.each([
    ['minaSidorDocumentType', undefined],
    ['minaSidorDisplayName', undefined],
    ['createdDate', undefined],
    ['createdDate', '2024-13-04'],
    ['index', -1],
    ['fileSize', 0.5],
  ])('is rejected when %s is %j [Q37]', (field, value) => {
    expect(v.is(claimDocumentSchema, { ...whole, [field]: value })).toBe(false);
  });
});

describe('a register extract', () => {
  const whole = { title: 'Registerutdrag', size: 48_120, token: 'r-1', created: '2024-03-04' };

  it('is read completely, without unknown fields [Q37]', () => {
    expect(v.parse(registerExtractSchema, { ...whole, shelf: 4 })).toEqual(whole);
  });

  it('with a blank token has none [Q37]', () => {
    expect(v.parse(registerExtractSchema, { ...whole, token: ' ' }).token).toBeNull();
  });

  it('is valid without size and token [Q37]', () => {
    const { title, created } = whole;
    const bare = { title, created, size: null, token: null };
    expect(v.parse(registerExtractSchema, { title, created })).toEqual(bare);
    expect(v.parse(registerExtractSchema, bare)).toEqual(bare);
  });

  it.each([
    ['2024-03-04', '2024-03-04'],
    ['2024-03-04T00:15:00+01:00', '2024-03-04'],
    ['2024-03-04T23:45:00+01:00', '2024-03-04'],
  ])('created %s has the day %s, in Swedish time [Q37]', (moment, day) => {
    expect(v.parse(registerExtractSchema, { ...whole, created: moment }).created).toBe(day);
  });

  it.each([
    ['title', undefined],
    ['created', undefined],
    ['created', '4 mars 2024'],
    ['created', '2024-02-32T10:00:00+01:00'],
    ['size', '48 kB'],
  ])('is rejected when %s is %j [Q37]', (field, value) => {
    expect(v.is(registerExtractSchema, { ...whole, [field]: value })).toBe(false);
  });
});

describe('the order of a register extract', () => {
  it.each([
    ['maja@example.se', '0701234567', true],
    ['maja@example.se', '+46 70-123 45 67', true],
    ['maja@example.se', '', false],
    ['maja@example.se', '   ', false],
    ['maja@example.se', 'sjutton', false],
    ['maja@example.se', '1'.repeat(20), true],
    ['maja@example.se', '1'.repeat(21), false],
    ['', '0701234567', false],
    ['maja', '0701234567', false],
    [`${'m'.repeat(64)}@${'x'.repeat(32)}.se`, '0701234567', true],
    [`${'m'.repeat(64)}@${'x'.repeat(33)}.se`, '0701234567', false],
  ])('to %j and %j is taken: %s [Q29]', (Email, Phone, isTaken) => {
    expect(v.is(registerExtractRequestSchema, { Email, Phone })).toBe(isTaken);
  });

  it('requires the capital letters of its fields [Q29]', () => {
    const small = { email: 'maja@example.se', phone: '0701234567' };
    expect(v.is(registerExtractRequestSchema, small)).toBe(false);
  });
});

describe('a damage case', () => {
  const whole = {
    damageType: 'Parkeringsskada',
    damageDate: '2024-02-03',
    damageNumber: '2024/118',
    webNumber: 'W-204',
  };

  it('is read completely, without unknown fields [Q32]', () => {
    expect(v.parse(damageSchema, { ...whole, colour: 'blue' })).toEqual(whole);
  });

  it.each([undefined, null, '', '  '])('has no web number when it is %j [S01]', (webNumber) => {
    const { damageType, damageDate, damageNumber } = whole;
    const read = { damageType, damageDate, damageNumber, webNumber: null };
    expect(v.parse(damageSchema, { ...whole, webNumber })).toEqual(read);
    expect(v.parse(damageSchema, { damageType, damageDate, damageNumber })).toEqual(read);
  });

  it.each([
    ['damageType', undefined],
    ['damageDate', '3 februari'],
    ['damageNumber', undefined],
    ['webNumber', 204],
  ])('is rejected when %s is %j [Q32]', (field, value) => {
    expect(v.is(damageSchema, { ...whole, [field]: value })).toBe(false);
  });
});

describe('the file to fetch', () => {
  it.each([
    [{ index: '0' }, true],
    [{ index: '999999999999999' }, true],
    [{ token: 'a/b' }, true],
    [{ index: '1', token: 'a' }, true],
    [{ index: '-1' }, false],
    [{ index: '1e3' }, false],
    [{ index: '1'.repeat(16) }, false],
    [{ token: '' }, false],
  ])('can be said by %j: %s [Q31]', (query, can) => {
    expect(v.is(fileQuerySchema, query)).toBe(can);
  });
});
