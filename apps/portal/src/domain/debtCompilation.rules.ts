import {
  type ClaimDocument,
  type ClaimDocumentType,
  claimDocumentTypes,
  knownWordInAnyCase,
} from '@mina-sidor/api-client';

/** Ignores upper and lower case; null for an unknown word. */
export function documentTypeOf({
  minaSidorDocumentType,
}: Pick<ClaimDocument, 'minaSidorDocumentType'>): ClaimDocumentType | null {
  return knownWordInAnyCase(claimDocumentTypes, minaSidorDocumentType);
}

/** Row K04. */
function isDebtCompilation(document: ClaimDocument): boolean {
  return documentTypeOf(document) === 'Sammanställning';
}

/** Why no compilation has been ordered, or why that is unknown. */
export type OrderProblem =
  /** The server refused (row E10). */
  | 'failed'
  /** No answer came, and the list has no new compilation. The server may still be making it. */
  | 'notFound'
  /** No answer came, and the list could not be fetched either. */
  | 'unknown'
  /** No answer came, and the number of compilations before the order is unknown, so nothing can be compared. */
  | 'unverifiable'
  /** The same, because the documents are closed. */
  | 'closed';

/** The number of debt compilations in the list; `null` when the list is unknown. */
export function compilationsIn(documents: readonly ClaimDocument[] | null): number | null {
  return documents === null ? null : documents.filter(isDebtCompilation).length;
}

interface Compilations {
  /** The number before the order. */
  readonly before: number | null;
  readonly now: number | null;
  /** The customer can see the list. */
  readonly isListOpen: boolean;
}

/** Derives the result of an unconfirmed order from the list of documents. */
export function orderResultOf({ before, now, isListOpen }: Compilations): OrderResult {
  if (!isListOpen) return 'closed';
  if (before === null) return 'unverifiable';
  if (now === null) return 'unknown';
  return now > before ? 'ordered' : 'notFound';
}

export type OrderResult = 'ordered' | OrderProblem;

/** What the button does when it is pressed next. */
type NextStep =
  | 'order'
  /** The order got no answer. Finds out whether it was made, and does not order again. */
  | 'settle'
  /** The same as `settle`, for an order whose end the customer has not been told: opening the dialog anew changes nothing. */
  | 'tell'
  /** The same as `settle`; orders again, as the customer asked, if the list does not show the order or never can. */
  | 'settleThenOrder';

/** What is known of the last order. It goes on when the customer leaves the page. */
export interface CompilationOrder {
  readonly next: NextStep;
  /** The number of compilations before the order. */
  readonly before: number | null;
  /** The number of the last request for `before`. The answer of an earlier request is ignored. */
  readonly counting: number;
  /** Ends with the result of the order that is running; `null` when none is. */
  readonly running: Promise<OrderResult> | null;
}

export const noOrder: CompilationOrder = {
  next: 'order',
  before: null,
  counting: 0,
  running: null,
};

/** What a reload must not forget of it: an order that was sent may have been made. */
export function keptOrderOf({
  next,
  before,
}: CompilationOrder): Pick<CompilationOrder, 'next' | 'before'> {
  return { next, before: next === 'order' ? null : before };
}

/** Where a document begins that finds this. */
export function orderOfKept(kept: ReturnType<typeof keptOrderOf>): CompilationOrder {
  return { ...noOrder, ...kept };
}

/** What the next press does after each result: an order whose result is uncertain is checked before another one is sent. */
export const nextSteps: Readonly<Record<Exclude<OrderResult, 'failed'>, NextStep>> = {
  ordered: 'order',
  notFound: 'order',
  unknown: 'settle',
  unverifiable: 'settle',
  closed: 'settle',
};
