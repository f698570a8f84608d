import type { Draft, DraftKey } from './draft.rules.ts';

/** How the last sending of a draft ended, for as long as that concerns the customer. */
export type DraftEnding = 'notSent' | 'unknown' | 'sent';

/** Told in this order where there are several: what asks for something to be done first. */
export const draftEndings = ['notSent', 'unknown', 'sent'] as const satisfies DraftEnding[];

/** What the customer has to be told of the draft; `null` where nothing has happened to it, or they did it themselves. */
export function endingOf(draft: Draft): DraftEnding | null {
  switch (draft.status) {
    case 'sending':
      return null;
    case 'unknown':
    case 'sent':
      return draft.status;
    case 'unsent':
      return draft.problem === null || draft.problem === 'stopped' ? null : 'notSent';
  }
}

type Drafts = ReadonlyMap<DraftKey, Draft>;

interface Ended {
  readonly key: DraftKey;
  readonly draft: Draft;
  readonly ending: DraftEnding;
}

/** The drafts whose sending has ended between two moments; also those that are found again after a reload or a login. */
export function endedBetween(before: Drafts, after: Drafts): readonly Ended[] {
  return [...after].flatMap(([key, draft]) => {
    const ending = endingOf(draft);
    const earlier = before.get(key);
    const isNews = ending !== null && (earlier === undefined || endingOf(earlier) !== ending);
    return isNews ? [{ key, draft, ending }] : [];
  });
}

/**
 * Whether the messages page cannot tell it, though it was shown: what made the sending fail has taken the customer from
 * that page.
 */
export function leadsAway(draft: Draft): boolean {
  return (
    draft.status === 'unsent' && (draft.problem === 'systemOff' || draft.problem === 'loggedOut')
  );
}
