import { createHash } from 'node:crypto';

import { extractPaper, type KnownFacts } from '../documents/extractPaper.ts';
import { swedishIso, swedishMoment } from '../swedishTime.ts';
import { addDays } from '../calendar.ts';
import { chance } from './letters.ts';
import type { SampleCustomer } from './sample.types.ts';

/** A register extract that was made so many days ago, six days after its order. Its token follows from whom it is about. */
export function sampleExtract(
  known: Omit<KnownFacts, 'email' | 'phone'>,
  daysAgo: number,
  today: string,
): SampleCustomer['registerExtracts'][number] {
  const email = 'provkund@example.se';
  const phone = '0701740605';
  const day = addDays(today, -daysAgo);
  const key = `extract/${known.personalNumber}/${String(daysAgo)}`;
  return {
    token: createHash('sha256').update(key).digest('base64url').slice(0, 24),
    state: 'ready',
    email,
    phone,
    orderedAt: swedishIso(swedishMoment(addDays(day, -6), '19:26')),
    made: {
      created: swedishIso(swedishMoment(day, '07:40')),
      size: 48_000 + chance(key, 40_000),
      paper: extractPaper({ ...known, email, phone }, day),
    },
  };
}
