import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * The values that a theme must set. Each name becomes a CSS custom property `--ms-<path>`; a provider can change it
 * without a build. A theme file without one of the names does not compile.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      ink: '',
      inkSoft: '',
      canvas: '',
      surface: '',
      line: '',
      control: '',
      /** Backgrounds of bands. */
      brand: '',
      brandHover: '',
      /**
       * The brand colour for text, marks and edges on canvas, surface and tints, and the background of main buttons, whose
       * text has the colour `surface`. In a dark theme it is lighter than the
       * background.
       */
      brandText: '',
      brandTextHover: '',
      onBrand: '',
      /** Text of less weight on the brand colour. */
      onBrandSoft: '',
      brandTint: '',
      /** Background and mark of what happens now; with text in `onAccent`. */
      accent: '',
      onAccent: '',
      /** Marks the current page in the menu: 3:1 against the surface. */
      currentMark: '',
      backdrop: '',
      neutralTint: '',
      brandOverlay: '',
      critical: '',
      criticalTint: '',
      onCritical: '',
      warning: '',
      warningTint: '',
      warningRule: '',
      positive: '',
      positiveTint: '',
      info: '',
      infoTint: '',
      /** The two colours of a QR code keep their contrast in every theme; otherwise no camera reads it. */
      qrDark: '',
      qrLight: '',
    },
    /** Without `heading`, headings have the font of `body`. */
    font: { body: '', heading: '', numeric: '' },
    /** Sizes in rem, so that they follow the user's font size. */
    text: {
      small: '',
      body: '',
      lead: '',
      h3: '',
      h2: '',
      h1: '',
      hero: '',
      amount: '',
      amountMedium: '',
      amountLarge: '',
    },
    weight: { regular: '', medium: '', bold: '', heavy: '' },
    lineHeight: { tight: '', snug: '', body: '' },
    letterSpacing: { amount: '' },
    space: {
      x4: '',
      x8: '',
      x12: '',
      x16: '',
      x20: '',
      x24: '',
      x32: '',
      x40: '',
      x48: '',
      x64: '',
      x88: '',
    },
    radius: { small: '', medium: '', large: '', pill: '' },
    border: { thin: '', thick: '', rule: '', nav: '', bullet: '' },
    shadow: { raised: '', overlay: '' },
    size: {
      target: '',
      button: '',
      container: '',
      reading: '',
      gutter: '',
      measure: '',
      loginArea: '',
    },
    /** The only decoration. Components without it look complete. */
    ornament: {
      /** CSS image along the edge of bands and of the footer, or `none`. */
      edge: '',
      edgeHeight: '',
      /** CSS images on the mark of the current page: in the row of pages and in the menu's column, or `none`. */
      markRow: '',
      markColumn: '',
      /** Line style of the bullets: `solid` or `dashed`. */
      bullet: '',
    },
    motion: { backdrop: '', dialog: '' },
    focus: { inner: '', outer: '', width: '' },
  },
  (_value, path) =>
    `ms-${path.map((part) => part.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)).join('-')}`,
);

/** The font of headings is the only value that a theme may leave out. */
type Optional = 'heading';

/** The same names as `vars`, with the values of a theme. */
export type ThemeValues = {
  readonly [Group in keyof typeof vars]: {
    readonly [Name in Exclude<keyof (typeof vars)[Group], Optional>]: string;
  };
} & { readonly font: { readonly [Name in Optional]?: string } };
