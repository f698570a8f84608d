import { withAlpha } from '../contrast.ts';
import { measures, wideMeasures } from '../measures.ts';
import type { Theme } from '../theme.ts';

const ink = '#1B1F27';
const blue = '#27407A';
const darkBlue = '#1A2D5A';
const signal = '#F5B942';

/**
 * A second brand. It is the example for another provider, and the proof that a brand needs only this file. It has cool
 * greys and one blue, the system's font, and squarer corners.
 */
export const neutral: Theme = {
  light: {
    ...measures,
    color: {
      ink,
      inkSoft: '#4A5260',
      canvas: '#F5F6F8',
      surface: '#FFFFFF',
      line: '#D5D9E0',
      control: '#69707D',
      brand: blue,
      brandHover: darkBlue,
      brandText: blue,
      brandTextHover: darkBlue,
      onBrand: '#FFFFFF',
      brandTint: '#E8ECF6',
      onBrandSoft: '#D3DDF5',
      accent: signal,
      currentMark: blue,
      onAccent: ink,
      backdrop: withAlpha(ink, 0.6),
      neutralTint: '#E7E9EE',
      brandOverlay: '#3E5791',
      critical: '#9C1C1C',
      criticalTint: '#FBE9E9',
      onCritical: '#FFFFFF',
      warning: '#754800',
      warningTint: '#FFF2D6',
      warningRule: '#B57800',
      positive: '#1E5A36',
      positiveTint: '#E4F2E8',
      info: '#174A7C',
      infoTint: '#E4EEF8',
      qrDark: ink,
      qrLight: '#FFFFFF',
    },
    font: { body: 'system-ui, sans-serif', numeric: 'tabular-nums' },
    radius: { small: '2px', medium: '4px', large: '6px', pill: '6px' },
    shadow: {
      raised: `0 2px 6px ${withAlpha(ink, 0.1)}`,
      overlay: `0 6px 20px ${withAlpha(ink, 0.24)}`,
    },
    focus: { inner: ink, outer: signal, width: '3px' },
  },
  dark: {
    color: {
      ink: '#EFF1F5',
      inkSoft: '#BAC1CE',
      canvas: '#16181D',
      surface: '#20242B',
      line: '#3F4550',
      control: '#939BA9',
      brand: '#2C4785',
      brandHover: '#1F3463',
      brandText: '#AFC6FF',
      brandTextHover: '#D0DEFF',
      onBrand: '#FFFFFF',
      brandTint: '#263453',
      onBrandSoft: '#DCE5FB',
      accent: signal,
      currentMark: signal,
      onAccent: ink,
      backdrop: 'rgb(0 0 0 / 0.7)',
      neutralTint: '#2F343E',
      brandOverlay: '#415C9A',
      critical: '#FFA8A8',
      criticalTint: '#4B2024',
      onCritical: '#3A0A0A',
      warning: '#FFD07A',
      warningTint: '#42330F',
      warningRule: '#D49A2A',
      positive: '#98DBB0',
      positiveTint: '#1D3E2B',
      info: '#A3CFF6',
      infoTint: '#1C3852',
      qrDark: ink,
      qrLight: '#FFFFFF',
    },
    shadow: { raised: '0 2px 6px rgb(0 0 0 / 0.4)', overlay: '0 6px 20px rgb(0 0 0 / 0.6)' },
    focus: { inner: signal, outer: ink, width: '3px' },
  },
  wide: wideMeasures,
};
