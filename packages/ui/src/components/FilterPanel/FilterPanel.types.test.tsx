import { expect, it } from 'vitest';

import { FilterPanel } from './index.ts';

const shared = {
  heading: 'Kravbrev',
  listName: 'Kravbrev',
  fields: null,
  total: 2,
  hits: 2,
  inUse: 0,
  onClear: () => undefined,
  noHitsText: 'Inga.',
  children: null,
};
const { noHitsText: _, ...speechless } = shared;
const kept = { open: true, onOpenChange: () => undefined };

it('does not compile without its texts, or with two owners of one state', () => {
  const uses = [
    <FilterPanel key="own" {...shared} defaultOpen />,
    <FilterPanel key="kept" {...shared} {...kept} />,
    // @ts-expect-error -- the text for a list without hits is missing
    <FilterPanel key="speechless" {...speechless} />,
    // @ts-expect-error -- a parent that keeps the state needs a change handler
    <FilterPanel key="deaf" {...shared} open />,
    // @ts-expect-error -- the panel or its parent keeps the state, not both
    <FilterPanel key="twice" {...shared} {...kept} defaultOpen />,
  ];
  expect(uses).toHaveLength(5);
});
