import * as v from 'valibot';
import { beforeEach, describe, expect, it } from 'vitest';

import { openCollection } from './collection.ts';
import { openDatabase } from './database.ts';

const customerSchema = v.object({ personalNumber: v.string() });
const letterSchema = v.object({
  personalNumber: v.string(),
  token: v.string(),
  about: v.object({ number: v.string() }),
  state: v.pipe(v.string(), v.trim()),
});

function openArchive(database = openDatabase(':memory:')) {
  const customers = openCollection(database, 'customers', customerSchema, { id: 'personalNumber' });
  const letters = openCollection(database, 'letters', letterSchema, {
    id: 'token',
    customer: 'personalNumber',
    searched: ['state'],
  });
  return { database, customers, letters };
}

const letter = (token: string, personalNumber = 'maja', state = 'new') => ({
  personalNumber,
  token,
  about: { number: `${token}1` },
  state,
});

describe('a collection of records', () => {
  let archive: ReturnType<typeof openArchive>;
  beforeEach(() => {
    archive = openArchive();
    for (const personalNumber of ['maja', 'ivar']) archive.customers.add({ personalNumber });
    for (const added of [letter('a'), letter('b', 'ivar'), letter('c')]) archive.letters.add(added);
  });
  const tokens = (found: readonly { readonly token: string }[]) => found.map(({ token }) => token);

  it('gives a record to the customer whose it is, and to nobody else', () => {
    const { letters } = archive;
    expect(letters.find('a')).toEqual(letter('a'));
    expect(letters.find('a', 'maja')).toEqual(letter('a'));
    expect(letters.find('a', 'ivar')).toBeNull();
    expect(letters.find('x')).toBeNull();
    expect(tokens(letters.of('maja'))).toEqual(['a', 'c']);
  });

  it('keeps the order in which records were added, also when one is changed', () => {
    const { letters } = archive;
    letters.save(letter('a', 'maja', 'read'));
    expect(tokens(letters.all())).toEqual(['a', 'b', 'c']);
    expect(tokens(letters.where('state', 'read'))).toEqual(['a']);
    expect(tokens(letters.where('state', 'new'))).toEqual(['b', 'c']);
    expect([letters.newest()?.token, letters.newest('ivar')?.token]).toEqual(['c', 'b']);
  });

  it('refuses a second record with the same id, and a record of nobody it knows', () => {
    expect(() => archive.letters.add(letter('a'))).toThrow('UNIQUE');
    expect(() => archive.letters.add(letter('d', 'vera'))).toThrow('FOREIGN KEY');
  });

  it('removes what is a customer’s with the customer', () => {
    archive.customers.remove('maja');
    expect(tokens(archive.letters.all())).toEqual(['b']);
  });

  it('keeps the newest records only, when it is told so', () => {
    archive.letters.keepNewest(2);
    expect(tokens(archive.letters.all())).toEqual(['b', 'c']);
  });

  it('never gives the same number twice', () => {
    expect(archive.letters.nextNumber()).toBe(4);
    archive.letters.clear();
    expect(archive.letters.nextNumber()).toBe(4);
  });

  it('gives a record back as it was written, and refuses one of another form', () => {
    const { letters, database } = archive;
    letters.save(letter('a', 'maja', ' Padded  '));
    expect(letters.find('a')?.state).toBe(' Padded  ');
    database.sql.exec(`UPDATE letters SET record = json_remove(record, '$.state') WHERE id = 'a'`);
    expect(() => letters.find('a')).toThrow('letters');
  });
});
