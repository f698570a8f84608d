// @vitest-environment node
import { expectTypeOf, it } from 'vitest';

import type { Theme } from './theme.ts';
import type { ThemeValues } from './contract.css.ts';
import { trafikfonden } from './themes/trafikfonden.ts';

it('does not compile a theme without one of its values, in light or in dark', () => {
  const { light, dark } = trafikfonden;
  const { ink: _ink, ...withoutInk } = light.color;
  const { inner: _inner, ...withoutInner } = dark.focus;
  const { x4: _x4, ...withoutStep } = light.space;

  // @ts-expect-error -- the light scheme has no colour for text
  const inkless: Theme = { ...trafikfonden, light: { ...light, color: withoutInk } };
  // @ts-expect-error -- the dark scheme has no colour for text
  const inklessDark: Theme = { ...trafikfonden, dark: { ...dark, color: withoutInk } };
  // @ts-expect-error -- half of the dark focus ring is missing
  const ringless: Theme = { ...trafikfonden, dark: { ...dark, focus: withoutInner } };
  // @ts-expect-error -- a step of the space scale is missing
  const stepless: Theme = { ...trafikfonden, light: { ...light, space: withoutStep } };
  // @ts-expect-error -- no dark scheme at all
  const lightAlone: Theme = { light, wide: trafikfonden.wide };
  // @ts-expect-error -- an unknown name
  const misspelt: ThemeValues['color'] = { ...light.color, brnad: light.color.brand };

  expectTypeOf([inkless, inklessDark, ringless, stepless, lightAlone]).toExtend<Theme[]>();
  expectTypeOf(misspelt).toExtend<ThemeValues['color']>();
});
