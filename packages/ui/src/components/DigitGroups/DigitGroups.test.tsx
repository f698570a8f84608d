import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { DigitGroups } from './index.ts';

afterEach(cleanup);

it('stays one number in the text of the page [Z25]', () => {
  const { container } = render(<DigitGroups value="47110023918" />);
  expect(container.textContent).toBe('47110023918');
  expect(container.querySelectorAll('span > span').length).toBe(3);
});
