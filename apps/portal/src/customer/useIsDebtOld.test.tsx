// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';

import { aFailedQuery, aLoadingQuery } from '../testing/aQuery.ts';
import { shownText } from '../testing/draw.tsx';
import { drawInFrame } from '../testing/drawInFrame.tsx';
import { useServices } from './services.ts';
import { useIsDebtOld } from './useIsDebtOld.ts';
import type { Query } from './useQuery.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
});

interface PageProps {
  readonly query: Query<string>;
  /** The customer has come from another page, where the debt was told. */
  readonly isNext: boolean;
}

function Page({ query, isNext }: PageProps) {
  const { pageEntry } = useServices();
  if (isNext) {
    vi.setSystemTime(2000);
    pageEntry.begin();
  }
  return <output>{useIsDebtOld(query) ? 'old' : 'new'}</output>;
}

const ready = (isRefetching: boolean): Query<string> => ({
  status: 'ready',
  value: 'claims',
  isRefetching,
  isOutdated: false,
  change: () => undefined,
  refresh: aLoadingQuery.refresh,
});

it.each<[string, boolean, string, Query<string>]>([
  ['old', true, 'asks for the first time', aLoadingQuery],
  ['old', true, 'asks again', ready(true)],
  ['old', true, 'tries again after a failure', { ...aFailedQuery, isReloading: true }],
  ['new', true, 'has its answer', ready(false)],
  ['new', true, 'has failed', aFailedQuery],
  ['new', false, 'asks, and is the first of the visit', aLoadingQuery],
])(
  'the debt is %s on a page (after another one: %s) that %s [Z26]',
  (age, isNext, _what, query) => {
    drawInFrame(<Page isNext={isNext} query={query} />);
    expect(shownText()).toBe(age);
  },
);
