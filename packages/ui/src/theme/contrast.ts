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

/** Red, green and blue from 0 to 255. */
export function channelsOf(color: string): readonly number[] {
  const short = /^#([\da-f])([\da-f])([\da-f])$/iu.exec(color)?.slice(1);
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/iu.exec(color)?.slice(1);
  const hex = short?.map((digit) => digit + digit) ?? long;
  if (hex !== undefined) return hex.map((part) => Number.parseInt(part, 16));
  const decimal = /^rgb\((\d+),? (\d+),? (\d+)\)$/u.exec(color)?.slice(1);
  if (decimal === undefined)
    throw new Error(`Not an opaque colour as #RGB, #RRGGBB or rgb(r g b): ${color}`);
  return decimal.map(Number);
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
