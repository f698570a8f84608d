// @vitest-environment node
import { uiDa, uiEn, uiFi, uiNb, uiSv } from '@mina-sidor/texts/ui';
import { expect, expectTypeOf, it } from 'vitest';

import type { UiTexts } from './texts.ts';

it('has its words in five languages', () => {
  expectTypeOf(uiSv).toExtend<UiTexts>();
  expectTypeOf(uiEn).toExtend<UiTexts>();
  expectTypeOf(uiDa).toExtend<UiTexts>();
  expectTypeOf(uiFi).toExtend<UiTexts>();
  expectTypeOf(uiNb).toExtend<UiTexts>();
  expect(uiEn.close).toBe('Close');
});
