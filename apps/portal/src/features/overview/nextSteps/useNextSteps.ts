import { useEffect, useState } from 'react';

import { useCustomer } from '../../../customer/customer.ts';
import { useClaims } from '../../../customer/payment/useClaims.ts';
import { useServices } from '../../../customer/services.ts';
import { useToday } from '../../../customer/useToday.ts';
import { useIsDebtOld } from '../../../customer/useIsDebtOld.ts';
import { isAskedAgain, isLate, type Query, useQuery } from '../../../customer/useQuery.ts';
import { useUnreadState } from '../../../customer/useUnreadCount.ts';
import { useStore } from '../../../platform/store.ts';
import type { Known, KnownClaims } from './nextStep.ts';
import { type NextSteps, nextStepsOf } from './nextSteps.rules.ts';
import { renewedSteps } from './shownSteps.rules.ts';

/** How long the page waits to show everything at once, in milliseconds. */
const patience = 2500;

/** What the overview asks for, and what follows from it. */
export interface OverviewState {
  /** The page waits, so that nothing moves when the answers come. */
  readonly isWaiting: boolean;
  readonly next: NextSteps | null;
  /** What showed first, if something was missing then. */
  readonly early: NextSteps | null;
  readonly unread: number | null;
  /** The debt is from an earlier page, and a new one is on its way. */
  readonly isDebtOld: boolean;
  /** Asks again for what could not be fetched. */
  readonly retry: () => void;
  readonly isRetrying: boolean;
}

/** Asks for the customer, the cases and the number of unread conversations (rows Z26 and Z76). */
export function useNextSteps(): OverviewState {
  const { access, scope } = useCustomer();
  const { session } = useServices();
  const today = useToday();
  const hasClaims = access.routes.claims;
  const claims = useClaims('background', hasClaims);
  // The claims bring the customer with them.
  const needsUser = !hasClaims || hasFailed(claims);
  const asked = useQuery(needsUser ? ['user'] : null, () => session.userForPage(), {
    isKnown: true,
  });
  const isOldByClaims = useIsDebtOld(claims);
  const isOldByUser = useIsDebtOld(asked);
  // The page before may have asked for the cases that come now, and for the customer with them.
  const user = useUserOfThisEntry() ?? answerOf(claims)?.user ?? null;
  const unread = useUnreadOfThisEntry();
  const conversation = useOnlyUnread(unread.count === 1);
  const payments = useStore(scope.payments.store);

  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await Promise.all([hasClaims && reloadOf(claims), needsUser && reloadOf(asked)]);
    setIsRetrying(false);
  };

  const isUserMissing = user === null && hasFailed(asked);
  const facts: Known = {
    user,
    access,
    claims: isUserMissing
      ? { status: 'failed' }
      : hasClaims
        ? knownOf(claims)
        : { status: 'notAsked' },
    unread: unread.count,
    conversation: conversation.known,
    payments,
    today,
  };
  const known = nextStepsOf(facts);
  const next = unread.isAsking ? withoutUnread(known) : known;
  const isComplete = next?.gap !== 'late' && !unread.isAsking && !conversation.isAsking;
  const { isWaiting, shown } = usePatience(isComplete, next, conversation.known !== null);
  return {
    isWaiting,
    next,
    early: shown === null ? null : renewedSteps(shown.steps, nextStepsOf(asAtFirst(facts, shown))),
    unread: unread.count,
    isDebtOld: needsUser ? isOldByUser : isOldByClaims,
    retry: () => void retry(),
    isRetrying: isRetrying || isAskedAgain(claims) || isAskedAgain(asked),
  };
}

/** The list is not complete before the unread conversations are counted. */
function withoutUnread(next: NextSteps | null): NextSteps | null {
  return next === null ? null : { ...next, gap: next.gap ?? 'late', calm: null };
}

function hasFailed<Value>(query: Query<Value>): boolean {
  return query.status === 'failed' || (query.status === 'ready' && query.isOutdated);
}

async function reloadOf<Value>(query: Query<Value>): Promise<void> {
  if (query.status === 'failed') query.reload();
  else await query.refresh();
}

/** Cases of an earlier visit count as unknown: they may have been paid since. */
function knownOf(claims: ReturnType<typeof useClaims>): KnownClaims {
  const answer = answerOf(claims);
  if (answer !== null) {
    const { activeReferenceNumberBaseDeck: cases, hasOspec } = answer;
    return { status: 'known', cases, hasOspec };
  }
  return { status: isLate(claims) ? 'late' : 'failed' };
}

/** The answer that this page has got; null before, and if it could not be fetched. */
function answerOf<Value>(query: Query<Value>): Value | null {
  return query.status === 'ready' && !query.isRefetching && !query.isOutdated ? query.value : null;
}

/** The customer as the server has told it since this page was entered; null before. */
function useUserOfThisEntry() {
  const { session, pageEntry } = useServices();
  const current = useStore(session.store);
  return current.status === 'loggedIn' && !pageEntry.isBefore(current.answeredAt)
    ? current.user
    : null;
}

/** The unread conversations. That an earlier page knew of none is no sign that there are none now. */
function useUnreadOfThisEntry() {
  const { count, isAsking: isOnItsWay } = useUnreadState();
  const [isCounted, setIsCounted] = useState(false);
  // A recount during the visit hides nothing.
  if (!isCounted && !isOnItsWay) setIsCounted(true);
  const isAsking = !isCounted && isOnItsWay;
  return { count: isAsking && count === 0 ? null : count, isAsking };
}

/** The unread conversation, if there is only one: then the overview can say who has written. */
function useOnlyUnread(isOne: boolean) {
  const isOpen = useCustomer().access.routes.messages;
  const query = useQuery(
    isOne && isOpen ? ['conversations'] : null,
    (client) => client.getConversations(),
    { isRetried: false, kind: 'background' },
  );
  const found = answerOf(query)?.filter(({ readByCustomer }) => !readByCustomer) ?? [];
  const [only, ...others] = found;
  return {
    isAsking: isOne && isOpen && isLate(query),
    known: only !== undefined && others.length === 0 ? only : null,
  };
}

/** What showed while something was missing. */
interface FirstShown {
  readonly steps: NextSteps;
  readonly hasConversation: boolean;
}

/** The facts of now, without those that came after the page first showed. */
function asAtFirst(facts: Known, { steps, hasConversation }: FirstShown): Known {
  const lacksClaims = steps.gap === 'late' && facts.claims.status !== 'notAsked';
  return {
    ...facts,
    claims: lacksClaims ? { status: 'late' } : facts.claims,
    conversation: hasConversation ? facts.conversation : null,
  };
}

/** Waits for everything, but not for long. What shows then keeps its place. */
function usePatience(isComplete: boolean, next: NextSteps | null, hasConversation: boolean) {
  const { clock } = useServices();
  const [isOver, setIsOver] = useState(false);
  const [first, setFirst] = useState<{ readonly shown: FirstShown | null } | null>(null);
  useEffect(() => {
    const timer = clock.setTimeout(() => setIsOver(true), patience);
    return () => clock.clearTimeout(timer);
  }, [clock]);
  if (first === null && (isComplete || isOver)) {
    const isAll = isComplete || next === null;
    setFirst({ shown: isAll ? null : { steps: next, hasConversation } });
  }
  return { isWaiting: first === null, shown: first?.shown ?? null };
}
