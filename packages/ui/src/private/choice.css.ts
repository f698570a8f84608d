import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { narrowEdge } from '../theme/tokens.ts';
import { hyphenated } from './hyphenated.ts';
import { layered } from './layered.ts';

/** The height of the mark that the user presses. Its target is larger. */
export const markSize = `calc(${vars.space.x24} + ${vars.space.x4})`;

/** A mark with its label beside it. */
export const row = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'flex-start',
    gap: `min(${vars.space.x16}, ${narrowEdge})`,
  }),
);

/** The room of the control, on which its mark is drawn. */
export const control = style(
  layered({ position: 'relative', flex: 'none', display: 'grid', height: markSize }),
);

/** A native control without the browser's own look. */
export const input = style(
  layered({
    appearance: 'none',
    width: '100%',
    height: '100%',
    margin: 0,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    background: vars.color.surface,
    cursor: 'pointer',
    scrollMarginBlock: vars.space.x88,
    ':hover': { borderColor: vars.color.ink },
    ':checked': { borderColor: vars.color.brandText, background: vars.color.brand },
    selectors: {
      '&[aria-invalid="true"], &[data-state="error"]': { borderColor: vars.color.critical },
      // The dashed edge shows the locked state without relying on colour.
      '&[data-state="locked"]': {
        borderColor: vars.color.control,
        borderStyle: 'dashed',
        background: vars.color.neutralTint,
        cursor: 'not-allowed',
      },
    },
    /** Makes the target 44 px without a larger mark. */
    '::before': {
      content: '""',
      position: 'absolute',
      insetInline: `min(0em, (${vars.size.target} - 100%) / -2)`,
      insetBlock: `calc((${vars.size.target} - ${markSize}) / -2)`,
    },
  }),
);

/** Centres the label on the mark while the label is one line. */
export const words = style(
  layered({
    minWidth: 0,
    paddingBlockStart: `calc((${markSize} - ${vars.lineHeight.body} * ${vars.text.body}) / 2)`,
    ...hyphenated,
    overflowWrap: 'anywhere',
  }),
);

export const label = style(layered({ cursor: 'pointer' }));
