import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { hairline } from '../../theme/tokens.ts';
import { inTableForm, inTableFormOnScreen } from './tableForm.ts';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x16,
    minWidth: 0,
    containerType: 'inline-size',
    ':focus-visible': { outlineOffset: vars.space.x8 },
  }),
);

/** Column widths come from the headers alone: no row is measured, however many there are. */
export const table = style(
  layered({
    position: 'relative',
    display: 'block',
    width: '100%',
    minWidth: 0,
    fontVariantNumeric: vars.font.numeric,
    ...inTableForm({ display: 'table', tableLayout: 'fixed', borderCollapse: 'collapse' }),
  }),
);

export const caption = style(
  layered({
    display: 'block',
    marginBlockEnd: vars.space.x16,
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    textAlign: 'start',
    ...inTableForm({ display: 'table-caption' }),
  }),
);

/** In the card form the headers stay in the accessibility tree, because screen readers announce them with each cell. */
export const head = style(
  layered({
    position: 'absolute',
    display: 'block',
    width: hairline,
    height: hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    ...inTableForm({
      position: 'static',
      display: 'table-header-group',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    }),
  }),
);

/** With and without a button, headers stand on one line. */
export const columnHeader = style(
  layered({
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    ...inTableForm({
      paddingBlock: vars.space.x4,
      paddingInline: vars.space.x8,
      borderBlockEnd: `${vars.border.thick} solid ${vars.color.ink}`,
      verticalAlign: 'baseline',
      ':first-child': { paddingInlineStart: vars.space.x16 },
      ':last-child': { paddingInlineEnd: vars.space.x16 },
    }),
  }),
);

/** Shares: the columns grow beyond these widths in proportion. Together they fit into the narrowest table form. */
export const width = styleVariants({
  narrow: layered(inTableForm({ width: '4rem' })),
  medium: layered(inTableForm({ width: '5rem' })),
  wide: layered(inTableForm({ width: '6rem' })),
});

export const sortButton = style(
  layered({
    display: 'none',
    ...inTableFormOnScreen({
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x4,
      minHeight: vars.size.target,
      padding: 0,
      border: 'none',
      borderRadius: vars.radius.small,
      background: 'none',
      fontWeight: 'inherit',
      textAlign: 'inherit',
      hyphens: 'auto',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      ':hover': { color: vars.color.brandText, textDecoration: 'underline' },
    }),
  }),
);

/** The header's text in the card form and on paper, where there is no button. */
export const headerWords = style(layered(inTableFormOnScreen({ display: 'none' })));

/** The select that sorts the card form, beside its label where both fit. */
export const sortField = style(layered(inTableForm({ display: 'none' })));

globalStyle(`${sortField} > div`, {
  '@layer': {
    [componentsLayer]: { flexFlow: 'row wrap', alignItems: 'center', columnGap: vars.space.x12 },
  },
});

globalStyle(`${sortField} label`, {
  '@layer': { [componentsLayer]: { fontSize: vars.text.small } },
});

globalStyle(`${sortField} label + div`, { '@layer': { [componentsLayer]: { flex: '1 1 12em' } } });
