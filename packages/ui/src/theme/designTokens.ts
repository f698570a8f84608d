import { readColor } from './contrast.ts';
import type { Theme } from './theme.ts';

/** A design token, or a group of them, in the format of the Design Tokens Community Group (2025.10). */
export type DesignTokens = {
  readonly [name: string]: DesignTokens | DesignToken;
};

/** One value with its type. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
}

/**
 * A theme for design tools: `light` and `dark` have what depends on the scheme, `wide` the sizes from 768 px. CSS that
 * the format cannot say is left out: ornaments, figures of a font, and lengths that depend on the window or the font.
 */
export function designTokens({ light, dark, wide }: Theme): DesignTokens {
  const { color, shadow, focus, ornament: _ornament, ...shared } = light;
  return {
    shared: groupsOf(shared),
    light: groupsOf({ color, shadow, focus }),
    dark: groupsOf(dark),
    wide: groupsOf({ ...wide }),
  };
}

type Groups = Readonly<Record<string, Readonly<Record<string, string>>>>;

function groupsOf(groups: Groups): DesignTokens {
  return Object.fromEntries(
    Object.entries(groups).flatMap(([group, values]) => {
      const tokens = Object.entries(values).flatMap(([name, value]): [string, DesignToken][] => {
        const token = tokenOf(group, value);
        return token === undefined ? [] : [[name, token]];
      });
      return tokens.length === 0 ? [] : [[group, Object.fromEntries(tokens)]];
    }),
  );
}

/** The token of a CSS value; `undefined` if the format has no type for it. */
export function tokenOf(group: string, value: string): DesignToken | undefined {
  switch (group) {
    case 'weight':
      return { $type: 'fontWeight', $value: Number(value) };
    case 'lineHeight':
      return { $type: 'number', $value: Number(value) };
    case 'font':
      return value.includes(',') ? { $type: 'fontFamily', $value: familiesOf(value) } : undefined;
    case 'shadow':
      return shadowOf(value);
    default:
      return colorOf(value) ?? measureOf(value);
  }
}

function familiesOf(value: string): readonly string[] {
  return value.split(',').map((family) => family.trim().replaceAll(/^'|'$/gu, ''));
}

function measureOf(value: string): DesignToken | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|ms)$/u.exec(value) ?? [];
  return number === undefined
    ? undefined
    : { $type: unit === 'ms' ? 'duration' : 'dimension', $value: { value: Number(number), unit } };
}

function colorOf(value: string): DesignToken | undefined {
  const color = readColor(value);
  if (color === undefined) return undefined;
  const { channels, alpha } = color;
  const hex = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('');
  return {
    $type: 'color',
    $value: {
      colorSpace: 'srgb',
      components: channels.map((channel) => Math.round((channel / 255) * 10_000) / 10_000),
      alpha,
      hex: `#${hex}`,
    },
  };
}

/** One shadow without spread: `0 4px 12px rgb(20 35 43 / 0.08)`. */
function shadowOf(value: string): DesignToken | undefined {
  const [, x = '', y = '', blur = '', color = ''] =
    /^(\S+) (\S+) (\S+) ([a-z]+\(.+\)|#\w+)$/u.exec(value) ?? [];
  const [offsetX, offsetY, blurOf] = [x, y, blur].map(
    (length) => measureOf(length === '0' ? '0px' : length)?.$value,
  );
  const shade = colorOf(color)?.$value;
  if ([offsetX, offsetY, blurOf, shade].includes(undefined)) return undefined;
  const spread = { value: 0, unit: 'px' };
  return { $type: 'shadow', $value: { color: shade, offsetX, offsetY, blur: blurOf, spread } };
}
