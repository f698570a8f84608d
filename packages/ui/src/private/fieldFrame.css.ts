import { style } from '@vanilla-extract/css';

import { vars } from '../theme/contract.css.ts';
import { hyphenated } from './hyphenated.ts';
import { layered } from './layered.ts';

export const field = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x8,
    minWidth: 0,
    // Nothing is searched for on paper. What was, explains what is printed below.
    selectors: {
      '&:has([type="search"][value=""])': { '@media': { print: { display: 'none' } } },
    },
  }),
);

export const label = style(
  layered({ fontWeight: vars.weight.medium, overflowWrap: 'anywhere', ...hyphenated }),
);

export const hint = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);

export const error = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    color: vars.color.critical,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);

/** The visible box of a field, the same for every kind of field. */
export const control = style(
  layered({
    width: '100%',
    minWidth: 0,
    minHeight: vars.size.button,
    paddingBlock: vars.space.x8,
    paddingInline: vars.space.x12,
    border: `${vars.border.thick} solid ${vars.color.control}`,
    borderRadius: vars.radius.medium,
    background: vars.color.surface,
    color: vars.color.ink,
    // Focus from an error summary scrolls to the label too.
    scrollMarginBlock: vars.space.x88,
    ':hover': { borderColor: vars.color.ink },
    // Chromium's and Safari's own button has another look and too small a target; Escape empties the field.
    '::-webkit-search-cancel-button': { display: 'none' },
    selectors: {
      '&[aria-invalid="true"]': { borderColor: vars.color.critical },
      // The dashed edge shows the locked state without relying on colour.
      '&[data-state="locked"]': {
        borderColor: vars.color.control,
        borderStyle: 'dashed',
        background: vars.color.neutralTint,
        cursor: 'not-allowed',
      },
    },
  }),
);

/** A one-line field is not easier to read when it is wider. */
export const lineWidth = style(layered({ maxWidth: '32em' }));
