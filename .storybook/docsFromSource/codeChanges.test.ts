import { expect, it } from 'vitest';

import { changesIn } from './codeChanges.ts';

const log = `day 2026-11-26

packages/ui/src/components/Badge/Badge.tsx
packages/ui/src/components/Badge/Badge.css.ts
packages/ui/src/components/Card/Card.stories.tsx
day 2026-11-22

packages/ui/src/components/Badge/Badge.test.tsx
packages/ui/src/components/Card/Card.guide.ts
day 2026-11-20

packages/ui/src/components/Badge/index.ts
packages/ui/src/components/Card/Card.tsx
`;

it('finds the days on which code changed, and not those of stories, guides and tests', () => {
  expect(changesIn(log)).toEqual({ Badge: ['2026-11-26', '2026-11-20'], Card: ['2026-11-20'] });
});
