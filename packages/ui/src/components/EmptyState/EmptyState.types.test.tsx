import { expect, it } from 'vitest';

import { EmptyState } from './index.ts';

it('does not compile with a title without a heading level', () => {
  // @ts-expect-error -- a title needs a heading level
  expect(<EmptyState title="Inga meddelanden">Här samlas våra svar.</EmptyState>).toBeDefined();
});
