import { expect, it } from 'vitest';

import { createClientStateStore } from './clientState.ts';

it('begins in Swedish, with the active cases and ten of them in view [T11]', () => {
  expect(createClientStateStore().get()).toMatchObject({
    language: 'sv',
    tabKey: 'active',
    inView: 10,
  });
});
