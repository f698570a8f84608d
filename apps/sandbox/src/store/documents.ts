import * as v from 'valibot';

import { insuranceDocumentSchema } from '@mina-sidor/api-client/contract';

import { paperSchema, type Paper } from '../documents/paper.ts';
import type { Database } from './database.ts';
import { readRecord } from './record.ts';

/** What the list says of a document; its `index` is its place among all documents of all customers. */
export type DocumentRecord = Omit<v.InferInput<typeof insuranceDocumentSchema>, 'index' | 'token'>;

export type DocumentStore = ReturnType<typeof createDocumentStore>;

/** Documents of the claims system. What a document says is kept; its bytes are made when they are asked for. */
export function createDocumentStore({ sql }: Database) {
  const insert = sql.prepare(
    'INSERT INTO documents (personal_number, record, content) VALUES (?, ?, ?)',
  );
  const selectOf = sql.prepare(
    'SELECT document_index, record FROM documents WHERE personal_number = ? ORDER BY document_index DESC',
  );
  const selectOne = sql.prepare(
    'SELECT record, content FROM documents WHERE personal_number = ? AND document_index = ?',
  );

  return {
    /** Answers the index that the document is fetched by. */
    add(personalNumber: string, record: DocumentRecord, paper: Paper): number {
      const added = insert.run(personalNumber, JSON.stringify(record), JSON.stringify(paper));
      return Number(added.lastInsertRowid);
    },
    /** The newest first. */
    of(personalNumber: string): v.InferInput<typeof insuranceDocumentSchema>[] {
      return selectOf.all(personalNumber).map((row) => ({
        ...readRecord(insuranceDocumentSchema, row['record']),
        index: v.parse(v.number(), row['document_index']),
      }));
    },
    /** The document, if it is this customer's. */
    find(personalNumber: string, index: number) {
      const row = selectOne.get(personalNumber, index);
      if (row === undefined) return null;
      return {
        record: readRecord(insuranceDocumentSchema, row['record']),
        paper: readRecord(paperSchema, row['content']),
      };
    },
  };
}
