import { expect, it } from 'vitest';

import { classNames } from './classNames.ts';

it('joins the class names that apply, and no others', () => {
  expect(classNames('card', false, undefined, '', 'raised')).toBe('card raised');
});
