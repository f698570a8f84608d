import { type ClaimDocument, knownWordInAnyCase } from '@mina-sidor/api-client/contract';

import { addMonths } from '../calendar.ts';

const demands = ['Kravbrev', 'Utskick'] as const;

/** Whether the provider shows the document to its customer: demand letters are shown from April 2013 on (row K15). */
export function isShown({
  minaSidorDocumentType,
  createdDate,
}: Pick<ClaimDocument, 'minaSidorDocumentType' | 'createdDate'>): boolean {
  const isDemand = knownWordInAnyCase(demands, minaSidorDocumentType) !== null;
  return !isDemand || createdDate >= '2013-04-01';
}

/** Whether a register extract of that day can be fetched today, the last day of its three months included (row K15). */
export const isAvailable = (created: string, today: string): boolean =>
  today <= addMonths(created, 3);
