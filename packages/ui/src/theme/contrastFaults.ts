import { type ColorName, leastContrast, markPairs, textPairs } from './colorPairs.ts';
import { contrast } from './contrast.ts';
import type { ThemeValues } from './contract.css.ts';
import { onPaper, propertyOf, type Theme } from './theme.ts';

/** Two colours that components draw on each other and that WCAG finds too similar. */
export interface ContrastFault {
  /** Where it shows; `page` for the scheme that a page has now. */
  readonly scheme: 'light' | 'dark' | 'print' | 'page';
  /** The colour of the text, the mark or the focus ring, by its custom property: `--ms-color-ink`. */
  readonly foreground: string;
  /** The colour behind it. */
  readonly background: string;
  /** From 1 to 21, rounded down to two decimals. */
  readonly contrast: number;
  /** What WCAG asks for: 4.5 for text (1.4.3), 3 for marks and focus (1.4.11). */
  readonly least: number;
}

type Colors = ThemeValues['color'];
type Focus = Pick<ThemeValues['focus'], 'inner' | 'outer'>;

/**
 * The pairs of colours that components draw and that lack contrast, in light, in dark and on paper. None: the theme
 * passes.
 *
 * @throws if a colour that has a pair is no colour in CSS, or not opaque
 */
export function contrastFaults({ light, dark }: Theme): readonly ContrastFault[] {
  return [
    ...faultsIn('light', light.color, light.focus),
    ...faultsIn('dark', dark.color, dark.focus),
    ...pairFaults('print', onPaper(light), textPairs),
  ];
}

/**
 * The same for the page as the screen shows it now: for a theme in CSS alone. Call it in the browser, once in each
 * scheme.
 *
 * @param root has the custom properties of the theme
 */
export function contrastFaultsOnPage(
  root: HTMLElement = document.documentElement,
): readonly ContrastFault[] {
  const probe = root.appendChild(root.ownerDocument.createElement('span'));
  const drawn = (group: 'color' | 'focus', name: string): string => {
    probe.style.color = `var(${propertyOf(group, name)})`;
    return getComputedStyle(probe).color;
  };
  try {
    return faultsIn(
      'page',
      drawnColors((name) => drawn('color', name)),
      {
        inner: drawn('focus', 'inner'),
        outer: drawn('focus', 'outer'),
      },
    );
  } finally {
    probe.remove();
  }
}

const allPairs: typeof textPairs = [...textPairs, ...markPairs];

type PairColors = Readonly<Partial<Record<ColorName, string>>>;

function drawnColors(draw: (name: ColorName) => string): PairColors {
  const names = new Set(allPairs.flatMap(({ color, ground }) => [color, ground]));
  return Object.fromEntries([...names].map((name) => [name, draw(name)]));
}

function faultsIn(
  scheme: ContrastFault['scheme'],
  colors: Colors | PairColors,
  focus: Focus,
): readonly ContrastFault[] {
  return [...pairFaults(scheme, colors, allPairs), ...ringFaults(scheme, colors, focus)];
}

function pairFaults(
  scheme: ContrastFault['scheme'],
  colors: Colors | PairColors,
  pairs: typeof allPairs,
): readonly ContrastFault[] {
  return pairs
    .map(({ color, ground, least }) => ({
      scheme,
      foreground: propertyOf('color', color),
      background: propertyOf('color', ground),
      contrast: roundedDown(contrast(colors[color] ?? '', colors[ground] ?? '')),
      // Our own brands go further than WCAG where they can.
      least: Math.min(least, leastContrast.text),
    }))
    .filter(isFault);
}

/** The focus ring has two colours. One of them must stand out. */
function ringFaults(
  scheme: ContrastFault['scheme'],
  colors: Colors | PairColors,
  { inner, outer }: Focus,
): readonly ContrastFault[] {
  const grounds = [...new Set(allPairs.map(({ ground }) => ground))];
  const pairs = grounds.map((ground) => {
    const background = colors[ground] ?? '';
    const [first, second] = [contrast(inner, background), contrast(outer, background)];
    return {
      scheme,
      foreground: propertyOf('focus', first >= second ? 'inner' : 'outer'),
      background: propertyOf('color', ground),
      contrast: roundedDown(Math.max(first, second)),
      least: leastContrast.mark,
    };
  });
  return pairs.filter(isFault);
}

function isFault({ contrast: reached, least }: ContrastFault): boolean {
  return reached < least;
}

function roundedDown(value: number): number {
  return Math.floor(value * 100) / 100;
}
