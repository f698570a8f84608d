import { randomBytes } from 'node:crypto';

import type { registerExtractSchema } from '@mina-sidor/api-client/contract';
import type * as v from 'valibot';

import { calendarMoment } from '../calendarMoment.ts';
import type { Clock } from '../clock.ts';
import { Problem } from '../problem.ts';
import type { ConversationStore } from '../store/conversations.ts';
import type { CustomerStore } from '../store/customers.ts';
import type { DamageStore } from '../store/damages.ts';
import type {
  ExtractState,
  OwnedExtract,
  RegisterExtractRecord,
  RegisterExtractStore,
} from '../store/registerExtracts.ts';
import { swedishIso } from '../swedishTime.ts';
import type { SentFile } from './createDocuments.ts';
import { extractPaper } from './extractPaper.ts';
import { isAvailable } from './isAvailable.ts';
import { padPdf } from './padPdf.ts';
import { paperPdf } from './paperPdf.ts';

interface ExtractParts {
  readonly store: RegisterExtractStore;
  readonly customers: CustomerStore;
  readonly damages: DamageStore;
  readonly conversations: ConversationStore;
  readonly clock: Clock;
  /** How long an extract takes to be made; the real provider has thirty days. */
  readonly processingMs?: number | undefined;
}

/** What a customer orders with. */
export interface ExtractOrder {
  readonly email: string;
  readonly phone: string;
  readonly state: Exclude<ExtractState, 'ready'>;
}

/** The name of every register extract. */
const extractTitle = 'Registerutdrag';

export type RegisterExtracts = ReturnType<typeof createRegisterExtracts>;

/** Register extracts, from their order to the end of their three months. */
export function createRegisterExtracts(parts: ExtractParts) {
  const { store, customers, damages, conversations, clock, processingMs = 1500 } = parts;
  const timers = new Set<NodeJS.Timeout>();

  /** Makes the extract of what is known now. Once made, it stays as it is. */
  const finish = (token: string): OwnedExtract => {
    const found = store.find(token);
    if (found === null) throw new Problem(404, 'There is no such register extract.');
    const { personalNumber, extract } = found;
    const user = customers.findUser(personalNumber);
    if (user === null || extract.state === 'ready') return found;
    const { email, phone } = extract;
    const paper = extractPaper(
      {
        personalNumber,
        user,
        cases: customers.cases(personalNumber),
        damages: damages.of(personalNumber),
        conversations: conversations.of(personalNumber).length,
        email,
        phone,
      },
      clock.today(),
    );
    const created = swedishIso(calendarMoment(clock));
    const made = { created, size: paperPdf(paper).length, paper };
    const after = { ...extract, state: 'ready' as const, made };
    store.save(after);
    return { personalNumber, extract: after };
  };

  const finishLater = (token: string): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (store.find(token)?.extract.state === 'processing') finish(token);
    }, processingMs);
    timers.add(timer.unref());
  };

  const stopTimers = (): void => {
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
  };

  const isListed = ({ made }: RegisterExtractRecord): boolean =>
    made !== null && isAvailable(made.paper.day, clock.today());

  return {
    /** Takes the order. While an extract is being made, it is the one that is ordered again, perhaps from elsewhere. */
    order(personalNumber: string, { email, phone, state }: ExtractOrder): void {
      const open = store.of(personalNumber).find((each) => each.state !== 'ready');
      if (open !== undefined) {
        store.save({ ...open, email, phone });
        return;
      }
      const token = randomBytes(18).toString('base64url');
      const orderedAt = swedishIso(calendarMoment(clock));
      store.add(personalNumber, { token, state, email, phone, orderedAt, made: null });
      if (state === 'processing') finishLater(token);
    },
    /** Those that can be fetched, the newest first. */
    of: (personalNumber: string): v.InferInput<typeof registerExtractSchema>[] =>
      store
        .of(personalNumber)
        .filter(isListed)
        .toReversed()
        .flatMap(({ token, made }) =>
          made === null
            ? []
            : [{ title: extractTitle, size: made.size, token, created: made.created }],
        ),
    /** The file, if it is this customer's and there to be fetched. */
    file(personalNumber: string, token: string): SentFile {
      const found = store.find(token);
      const made = found?.extract.made ?? null;
      if (found?.personalNumber !== personalNumber || made === null || !isListed(found.extract)) {
        throw new Problem(404, 'There is no such register extract.');
      }
      const bytes = padPdf(paperPdf(made.paper), made.size);
      const fileName = `${extractTitle} ${made.paper.day}.pdf`;
      return { bytes, size: bytes.length, mediaType: 'application/pdf', fileName };
    },
    finish,
    /** Whether the customer can fetch it now. */
    isListed,
    /** Every order, also of extracts that are over. */
    all: () => store.all(),
    /** After a start: what was being made is so again. */
    resume(): void {
      stopTimers();
      for (const { extract } of store.all()) {
        if (extract.state === 'processing') finishLater(extract.token);
      }
    },
    close: stopTimers,
  };
}
