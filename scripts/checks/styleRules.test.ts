import { describe, expect, it } from 'vitest';

import { findStyleFaults } from './styleRules.ts';

const path = 'packages/ui/src/components/Button/Button.css.ts';

describe('findStyleFaults', () => {
  it.each([
    ["color: '#0E4A47'", 'a raw colour'],
    ["background: 'rgba(0, 0, 0, 0.5)'", 'a raw colour'],
    ["color: 'white'", 'a raw colour'],
    ['zIndex: 10', 'a raw z-index'],
    ["padding: '12px'", 'a raw length in px'],
    ['padding: `calc(${vars.space.small} + 1.5px)`', 'a raw length in px'],
    ["transition: 'opacity 300ms'", 'a raw duration'],
    ["transition: 'opacity .3s'", 'a raw duration'],
  ])('refuses %s', (line, fault) => {
    expect(findStyleFaults([{ path, text: `style({\n  ${line},\n});` }])).toEqual([
      `${path}:2: ${fault}: ${line},`,
    ]);
  });

  it.each([
    'color: vars.color.ink',
    "width: '100%'",
    "gridTemplateColumns: '1fr auto'",
    "borderColor: 'transparent'",
    "color: 'CanvasText'",
    'zIndex: layers.dialog',
    '// 3 px outline, 12px before',
    '/* was #fff */',
  ])('allows %s', (line) => {
    expect(findStyleFaults([{ path, text: line }])).toEqual([]);
  });

  it('leaves tokens and themes alone', () => {
    const theme = 'packages/ui/src/theme/themes/trafikfonden.css.ts';
    expect(findStyleFaults([{ path: theme, text: "ink: '#14232B'" }])).toEqual([]);
  });
});
