// @vitest-environment node
import { describe, expect, it } from 'vitest';

import { contrastFaults } from './contrastFaults.ts';
import { createTheme, type ThemeChanges } from './createTheme.ts';
import { themeRules } from './theme.ts';
import { themeCss } from './themeCss.ts';
import { neutral } from './themes/neutral.ts';
import { trafikfonden } from './themes/trafikfonden.ts';

const wine = { light: '#7A2748', dark: '#8A3557' };
const changes: ThemeChanges = {
  base: neutral,
  color: { brand: wine, brandText: { light: '#7A2748', dark: '#F2B3C9' } },
  radius: { medium: '12px' },
  wide: { size: { gutter: '3rem' } },
};

describe('createTheme', () => {
  it('changes the given values in both schemes, and no others', () => {
    const theme = createTheme(changes);
    expect([theme.light.color.brand, theme.dark.color.brand]).toEqual(['#7A2748', '#8A3557']);
    expect([theme.light.color.brandText, theme.dark.color.brandText]).toEqual([
      '#7A2748',
      '#F2B3C9',
    ]);
    expect(theme.light.color.ink).toBe(neutral.light.color.ink);
    expect(theme.light.radius).toEqual({ ...neutral.light.radius, medium: '12px' });
    expect(theme.wide.size.gutter).toBe('3rem');
    expect(theme.wide.text).toEqual(neutral.wide.text);
  });

  it('keeps every value of a base without changes', () => {
    expect(createTheme({ base: trafikfonden })).toEqual(trafikfonden);
  });

  it('keeps the value of the base where a change has none', () => {
    const theme = createTheme({
      base: neutral,
      color: { brand: undefined },
      radius: { pill: undefined, medium: '12px' },
      wide: { size: { gutter: undefined } },
    });
    const medium = { ...neutral.light.radius, medium: '12px' };
    expect(theme).toEqual({ ...neutral, light: { ...neutral.light, radius: medium } });
    expect(themeCss('nord', theme)).not.toContain('undefined');
  });

  it('writes a font of headings where the brand has one, and no other [G08]', () => {
    const nord = createTheme({ base: neutral, font: { heading: "'Fraunces', serif" } });
    expect(themeCss('nord', nord)).toContain("--ms-font-heading: 'Fraunces', serif;");
    expect(nord.light.font.body).toBe(neutral.light.font.body);
    expect(themeCss('nord', neutral)).not.toContain('--ms-font-heading');
  });

  it('takes a complete theme as it is', () => {
    expect(createTheme(trafikfonden)).toBe(trafikfonden);
  });

  it('does not compile a colour in one scheme alone, or an unknown name', () => {
    // @ts-expect-error -- the dark scheme would keep the brand of the base
    const half: ThemeChanges = { base: neutral, color: { brand: { light: '#7A2748' } } };
    // @ts-expect-error -- no colour has this name
    const misspelt: ThemeChanges = { base: neutral, color: { brnad: wine } };
    expect([half, misspelt]).toHaveLength(2);
  });
});

describe('contrastFaults', () => {
  it.each([
    ['neutral', neutral],
    ['trafikfonden', trafikfonden],
  ])('finds nothing in %s', (_name, theme) => {
    expect(contrastFaults(theme)).toEqual([]);
  });

  it('names the pair, the scheme, the contrast and what WCAG asks for', () => {
    const pale = createTheme({
      base: neutral,
      color: { inkSoft: { light: '#999999', dark: '#BAC1CE' } },
    });
    expect(contrastFaults(pale)).toContainEqual({
      scheme: 'light',
      foreground: '--ms-color-ink-soft',
      background: '--ms-color-surface',
      contrast: 2.84,
      least: 4.5,
    });
    expect(new Set(contrastFaults(pale).map(({ scheme }) => scheme))).toEqual(
      new Set(['light', 'print']),
    );
  });

  it('asks 4.5 of text and 3 of marks, as WCAG does', () => {
    const bare = createTheme({
      base: neutral,
      color: { control: { light: '#8C8C8C', dark: '#939BA9' } },
    });
    const onSurface = contrastFaults(bare).filter(({ background }) =>
      background.endsWith('surface'),
    );
    expect(onSurface).toEqual([]);
    expect(
      contrastFaults(
        createTheme({
          base: neutral,
          color: { brandTextHover: { light: '#5C5C5C', dark: '#D0DEFF' } },
        }),
      ),
    ).toEqual([]);
  });

  it('finds a focus ring that no background shows', () => {
    const hidden = createTheme({
      base: neutral,
      focus: {
        inner: { light: '#FFFFFF', dark: '#F5B942' },
        outer: { light: '#F5F6F8', dark: '#1B1F27' },
      },
    });
    expect(contrastFaults(hidden)).toContainEqual(
      expect.objectContaining({ scheme: 'light', background: '--ms-color-canvas', least: 3 }),
    );
  });

  it('refuses a colour that it cannot compute, by its value', () => {
    const ink = { light: 'var(--ink)', dark: 'white' };
    const unknown = createTheme({ base: neutral, color: { ink } });
    expect(() => contrastFaults(unknown)).toThrow('var(--ink)');
  });
});

describe('themeCss', () => {
  const css = themeCss('nord', createTheme(changes));

  it('sets each custom property in the layer of themes, for light, dark, wide windows and paper', () => {
    expect(css).toMatch(
      /^@layer ms-ui\.reset, ms-ui\.theme, ms-ui\.components;\n@layer ms-ui\.theme \{/u,
    );
    expect(css).toContain('--ms-color-brand: #7A2748;');
    expect(css.match(/--ms-color-brand: #8A3557;/gu)).toHaveLength(2);
    expect(css).toContain('--ms-size-gutter: 3rem;');
    expect(css).toContain('@media print {');
    expect(css).not.toContain('undefined');
    expect(css).not.toMatch(/^\s*: /mu);
  });

  it('has the specificity of :root in every rule, so that a later rule of the layer wins', () => {
    for (const { selector } of themeRules('nord', neutral)) {
      expect(selector).toMatch(/^:root(?::where\((?:[^()]|\([^()]*\))+\))*$/u);
    }
  });

  it('refuses a name that would end the selector', () => {
    expect(() => themeCss("x'] *", neutral)).toThrow('Not a name');
  });
});
