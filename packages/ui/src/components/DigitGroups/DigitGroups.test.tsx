import { render } from '@testing-library/react';
import { expect, it } from 'vitest';

import { bareDigitGroups } from './index.ts';

it.each([
  ['47110023918', undefined, 1],
  ['ABC12D', [3], 1],
  ['ABC', [3], 0],
] as const)('draws as few elements as it can when it is bare: %s', (value, groups, count) => {
  const { container } = render(bareDigitGroups(value, groups));
  expect(container.textContent).toBe(value);
  expect(container.querySelectorAll('*').length).toBe(count);
});
