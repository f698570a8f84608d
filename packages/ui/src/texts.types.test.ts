// @vitest-environment node
import { uiEn, uiSv } from '@mina-sidor/texts/ui';
import { expect, expectTypeOf, it } from 'vitest';

import type { UiTexts } from './texts.ts';

it('has its words in Swedish and in English', () => {
  expectTypeOf(uiSv).toExtend<UiTexts>();
  expectTypeOf(uiEn).toExtend<UiTexts>();
  expect(uiEn.close).toBe('Close');
});
