import { clampRgb, converter } from 'culori';

const rgb = converter('rgb');

/** Contrast between two opaque colours, as WCAG 2.2 defines it: 1 to 21. */
export function contrast(one: string, other: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** A colour as screens without wide colours draw it: red, green and blue from 0 to 255, and opacity from 0 to 1. */
export interface Drawn {
  readonly channels: readonly number[];
  readonly alpha: number;
}

/** Reads a colour in any CSS form; `undefined` for what is none. */
export function readColor(text: string): Drawn | undefined {
  // The parser takes hexadecimal digits without `#` too, which CSS does not.
  const color = /^[\da-f]+$/iu.test(text) ? undefined : rgb(text);
  if (color === undefined) return undefined;
  const { r, g, b, alpha = 1 } = clampRgb(color);
  return { channels: [r, g, b].map((part) => Math.round(part * 255)), alpha };
}

/** Red, green and blue from 0 to 255. */
function channelsOf(text: string): readonly number[] {
  const color = readColor(text);
  if (color?.alpha !== 1) throw new Error(`Not an opaque colour in CSS: ${text}`);
  return color.channels;
}

/** The colour with some of its ground showing through, in CSS. */
export function withAlpha(color: string, alpha: number): string {
  return `rgb(${channelsOf(color).join(' ')} / ${String(alpha)})`;
}

/** The colour that `rgb(r g b / alpha)` gives on an opaque background. */
export function laidOver(translucent: string, ground: string): string {
  const match = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/u.exec(translucent);
  if (match === null)
    throw new Error(`Not a colour of the form rgb(r g b / alpha): ${translucent}`);
  const alpha = Number(match[4]);
  const parts = match.slice(1, 4).map((part, index) => {
    const below = Number.parseInt(ground.slice(1 + 2 * index, 3 + 2 * index), 16);
    const shown = Math.round(alpha * Number(part) + (1 - alpha) * below);
    return shown.toString(16).padStart(2, '0');
  });
  return `#${parts.join('')}`;
}
