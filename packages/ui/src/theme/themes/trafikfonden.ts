import { withAlpha } from '../contrast.ts';
import { measures, wideMeasures } from '../measures.ts';
import type { Theme } from '../theme.ts';

const ink = '#14232B';
const green = '#0E4A47';
const darkGreen = '#093533';
/** The green under 12 % white: change it with the green. */
const lightGreen = '#2B605D';
const yellow = '#FFC62E';

/** White cards on a warm off-white, one deep green and one signal yellow, dashes like a road's centre line, with a dark scheme in the same hues. */
export const trafikfonden: Theme = {
  light: {
    ...measures,
    color: {
      ink,
      inkSoft: '#41525C',
      canvas: '#F7F5F0',
      surface: '#FFFFFF',
      line: '#D9D5CB',
      control: '#66757E',
      brand: green,
      brandHover: darkGreen,
      brandText: green,
      brandTextHover: darkGreen,
      onBrand: '#FFFFFF',
      brandTint: '#E3EFEC',
      onBrandSoft: '#BFE3DA',
      accent: yellow,
      currentMark: green,
      onAccent: ink,
      backdrop: withAlpha(ink, 0.6),
      neutralTint: '#EBE8E0',
      brandOverlay: lightGreen,
      critical: '#A32018',
      criticalTint: '#FBE9E6',
      onCritical: '#FFFFFF',
      warning: '#7A4B00',
      warningTint: '#FFF3D1',
      warningRule: '#B87A00',
      positive: '#1C5E35',
      positiveTint: '#E3F2E7',
      info: '#0C4A78',
      infoTint: '#E3EEF8',
      qrDark: ink,
      qrLight: '#FFFFFF',
    },
    font: {
      body: "'Atkinson Hyperlegible Next Variable', 'Atkinson Fallback', system-ui, sans-serif",
      numeric: 'tabular-nums',
    },
    ornament: {
      edge: 'repeating-linear-gradient(to right, var(--ms-color-accent) 0 3rem, transparent 3rem 5rem)',
      edgeHeight: '0.625rem',
      markRow: markDashes('right'),
      markColumn: markDashes('bottom'),
      bullet: 'dashed',
    },
    radius: { small: '4px', medium: '10px', large: '16px', pill: '999px' },
    shadow: {
      raised: `0 4px 12px ${withAlpha(ink, 0.08)}`,
      overlay: `0 8px 24px ${withAlpha(ink, 0.24)}`,
    },
    focus: { inner: ink, outer: yellow, width: '3px' },
  },
  dark: {
    color: {
      ink: '#F3F0E9',
      inkSoft: '#BCC5C4',
      canvas: '#1A1A17',
      surface: '#252521',
      line: '#45443D',
      control: '#929D9F',
      // As in the light scheme: a lighter green would make the footer the brightest part of a dark page.
      brand: green,
      brandHover: darkGreen,
      brandText: '#93DCCB',
      brandTextHover: '#BDECE0',
      onBrand: '#FFFFFF',
      brandTint: '#1B3D38',
      onBrandSoft: '#DDF3EC',
      accent: yellow,
      currentMark: yellow,
      onAccent: ink,
      backdrop: 'rgb(0 0 0 / 0.7)',
      neutralTint: '#35342E',
      brandOverlay: lightGreen,
      // Light enough to be read as text; as a background it therefore needs dark text.
      critical: '#FFA99D',
      criticalTint: '#4C211B',
      onCritical: '#3B0C06',
      warning: '#FFD27A',
      warningTint: '#3D3113',
      warningRule: '#D69A26',
      positive: '#9BDDB2',
      positiveTint: '#1E3F2A',
      info: '#A6D2F5',
      infoTint: '#1C3A54',
      qrDark: ink,
      qrLight: '#FFFFFF',
    },
    shadow: { raised: '0 4px 12px rgb(0 0 0 / 0.4)', overlay: '0 8px 24px rgb(0 0 0 / 0.6)' },
    // On the dark page the yellow line is visible; on yellow and on white the dark halo is.
    focus: { inner: yellow, outer: ink, width: '3px' },
  },
  wide: wideMeasures,
};

/** The road's centre line on the mark of the current page. */
function markDashes(side: 'right' | 'bottom'): string {
  return `repeating-linear-gradient(to ${side}, transparent 0 0.5rem, var(--ms-color-accent) 0 1.25rem)`;
}
