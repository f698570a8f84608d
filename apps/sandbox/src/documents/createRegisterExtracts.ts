import { randomBytes } from 'node:crypto';

import type { registerExtractSchema } from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import { calendarMoment, type Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import { createProcessing } from '../processing.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { RegisterExtract, Store } from '../store/store.ts';
import { swedishIso } from '../swedishTime.ts';
import { isAvailable } from './archiveRules.ts';
import { paperFile, type SentFile } from './createDocuments.ts';
import { extractPaper } from './extractPaper.ts';
import { paperPdf } from './paperPdf.ts';

interface ExtractParts {
  readonly store: Store;
  readonly customers: CustomerStore;
  readonly clock: Clock;
  /** How long an extract takes to be made; the real provider has thirty days. */
  readonly processingMs?: number | undefined;
}

/** The name of every register extract. */
const title = 'Registerutdrag';

/** Register extracts, from their order to the end of their three months. */
export function createRegisterExtracts({ store, customers, clock, processingMs }: ExtractParts) {
  const { registerExtracts } = store;
  const now = (): string => swedishIso(calendarMoment(clock));

  /** Makes the extract from today's data. A finished one never changes. */
  const finish = (token: string): RegisterExtract => {
    const extract = registerExtracts.find(token);
    if (extract === null) throw new Problem(404, 'There is no such register extract.');
    const { personalNumber, email, phone } = extract;
    const user = customers.findUser(personalNumber);
    if (user === null || extract.state === 'ready') return extract;
    const paper = extractPaper(
      {
        personalNumber,
        user,
        cases: customers.cases(personalNumber),
        damages: customers.damages(personalNumber),
        conversations: store.conversations.of(personalNumber).length,
        email,
        phone,
      },
      clock.today(),
    );
    const made = { created: now(), size: paperPdf(paper).length, paper };
    const after = { ...extract, state: 'ready' as const, made };
    registerExtracts.save(after);
    return after;
  };

  const processing = createProcessing({ records: registerExtracts, finish, processingMs });

  /** What was made, if the customer can fetch it now. */
  const listed = ({ made }: RegisterExtract): RegisterExtract['made'] =>
    made !== null && isAvailable(made.paper.day, clock.today()) ? made : null;

  return {
    /** Takes the order. A second order of an unfinished extract only changes its contact details. */
    order(order: Pick<RegisterExtract, 'personalNumber' | 'email' | 'phone' | 'state'>): void {
      const { personalNumber, email, phone } = order;
      const open = registerExtracts.of(personalNumber).find((each) => each.state !== 'ready');
      if (open !== undefined) {
        registerExtracts.save({ ...open, email, phone });
        return;
      }
      const token = randomBytes(18).toString('base64url');
      const extract = { ...order, token, orderedAt: now(), made: null };
      registerExtracts.add(extract);
      processing.begin(extract);
    },
    /** Those that can be fetched, the newest first. */
    of: (personalNumber: string): v.InferInput<typeof registerExtractSchema>[] =>
      registerExtracts
        .of(personalNumber)
        .toReversed()
        .flatMap((extract) => {
          const made = listed(extract);
          const { token } = extract;
          return made === null ? [] : [{ title, size: made.size, token, created: made.created }];
        }),
    /** The file, if it is this customer's and can be fetched. */
    file(personalNumber: string, token: string): SentFile {
      const extract = registerExtracts.find(token, personalNumber);
      const made = extract === null ? null : listed(extract);
      if (made === null) throw new Problem(404, 'There is no such register extract.');
      return paperFile(made.paper, made.size, `${title} ${made.paper.day}`);
    },
    finish,
    /** Whether the customer can fetch it now. */
    isListed: (extract: RegisterExtract): boolean => listed(extract) !== null,
    /** Every order, including those whose extract can no longer be fetched. */
    all: () => registerExtracts.all(),
    resume: processing.resume,
    close: processing.stop,
  };
}
