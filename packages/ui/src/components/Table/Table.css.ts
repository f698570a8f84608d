import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
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

export const caption = style(
  layered({
    fontSize: vars.text.h3,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
);

export const table = style(
  layered({ position: 'relative', minWidth: 0, fontVariantNumeric: vars.font.numeric }),
);

/** In the card form the headers stay in the accessibility tree, because screen readers announce them with each cell. */
export const head = style(
  layered({
    position: 'absolute',
    width: hairline,
    height: hairline,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    ...inTableForm({
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
    }),
  }),
);

export const headRow = style(
  layered(
    inTableForm({
      display: 'flex',
      alignItems: 'end',
      columnGap: vars.space.x24,
      paddingInline: vars.space.x16,
      borderBlockEnd: `${vars.border.thick} solid ${vars.color.ink}`,
    }),
  ),
);

export const columnHeader = style(
  layered({
    minWidth: 0,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: vars.lineHeight.snug,
    hyphens: 'auto',
    overflowWrap: 'anywhere',
    ...inTableForm({ paddingBlock: vars.space.x4 }),
  }),
);

/** A header without a button is as high as one with a button. */
export const plainHeader = style(layered({ paddingBlock: vars.space.x12 }));

export const sortButton = style(
  layered({
    display: 'none',
    ...inTableFormOnScreen({
      display: 'inline-flex',
      alignItems: 'center',
      gap: vars.space.x8,
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

export const body = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x12,
    ...inTableForm({ display: 'block' }),
  }),
);

/** The select that sorts the card form. */
export const sortField = style(layered(inTableForm({ display: 'none' })));
