import { expect, it } from 'vitest';

import { EmptyState } from './index.ts';

it('does not compile with a title outside the outline', () => {
  // @ts-expect-error -- a title is a heading of some level
  expect(<EmptyState title="Inga meddelanden">Här samlas våra svar.</EmptyState>).toBeDefined();
});
