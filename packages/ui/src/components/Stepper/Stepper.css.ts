import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';

const markSize = vars.space.x32;
/** The line from one mark to the next. */
const lineGap = vars.space.x8;

/** Side by side, the labels have no room for their words: in a narrow card, or with large text. */
const tooNarrow = '(max-width: 17rem)';

export const list = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    containerType: 'inline-size',
    // A container has no width of its own. In a place as wide as its content, the steps stand below each other.
    containIntrinsicInlineSize: '9rem',
    listStyle: 'none',
  }),
);

export const step = style(
  layered({
    position: 'relative',
    display: 'flex',
    flex: '1 1 0',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.x8,
    minWidth: 0,
    paddingInline: vars.space.x4,
    textAlign: 'center',
    '@container': {
      [tooNarrow]: {
        flex: '1 1 100%',
        flexDirection: 'row',
        paddingBlock: vars.space.x4,
        paddingInline: 0,
        textAlign: 'start',
        selectors: { '&::after': { display: 'none' } },
      },
    },
    selectors: {
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        top: `calc(${markSize} / 2)`,
        insetInlineStart: `calc(50% + ${markSize} / 2 + ${lineGap})`,
        width: `calc(100% - ${markSize} - 2 * ${lineGap})`,
        borderBlockStart: `${vars.border.thick} dashed ${vars.color.control}`,
        transform: 'translateY(-50%)',
      },
      '&[data-state="done"]:not(:last-child)::after': {
        borderBlockStart: `${vars.border.thick} solid ${vars.color.brandText}`,
      },
    },
  }),
);

export const mark = style(
  layered({
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    justifyContent: 'center',
    width: markSize,
    height: markSize,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: '50%',
    background: vars.color.surface,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    lineHeight: 1,
    selectors: {
      '[data-state="done"] > &': {
        borderColor: vars.color.brandText,
        background: vars.color.brand,
        color: vars.color.onBrand,
      },
      // One border more than the other steps, so that the current step differs in forced colours too.
      '[data-state="current"] > &': {
        border: `${vars.border.nav} double ${vars.color.ink}`,
        background: vars.color.accent,
        color: vars.color.onAccent,
      },
      '[data-state="failed"] > &': {
        border: `${vars.border.nav} double ${vars.color.critical}`,
        background: vars.color.criticalTint,
        color: vars.color.critical,
      },
    },
  }),
);

export const label = style(
  layered({
    maxWidth: '100%',
    fontSize: vars.text.small,
    lineHeight: vars.lineHeight.snug,
    // A label of a word or two: Firefox would write "ap-pen".
    hyphens: 'manual',
    overflowWrap: 'anywhere',
    selectors: { '[aria-current="step"] > &': { fontWeight: vars.weight.bold } },
  }),
);

export const failedWord = style(layered({ color: vars.color.critical }));

export const remaining = style(
  layered({
    maxWidth: '100%',
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    lineHeight: vars.lineHeight.snug,
    fontVariantNumeric: vars.font.numeric,
  }),
);
