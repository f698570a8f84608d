import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';
import { componentsLayer } from '../../theme/layers.css.ts';

export const root = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x16,
    minWidth: 0,
  }),
);

/** In a narrow window the button goes below the heading. It stays at the end of the line, within reach of the thumb. */
export const head = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'flex-end',
    gap: `${vars.space.x8} ${vars.space.x16}`,
  }),
);

export const heading = style(layered({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' }));

/** Keeps the place of the button while the rows load, so that nothing moves when they come. */
export const place = style(layered({ visibility: 'hidden' }));

/** The number of filters in use. Its border shows the shape in forced colours. */
export const count = style(
  layered({
    minWidth: '1.6em',
    paddingInline: vars.space.x8,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.pill,
    background: vars.color.brandText,
    color: vars.color.surface,
    fontVariantNumeric: vars.font.numeric,
  }),
);

export const panel = style(
  layered({
    display: 'grid',
    gap: vars.space.x16,
    padding: `min(${vars.space.x20}, 4vw)`,
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.medium,
    background: vars.color.canvas,
    selectors: { '&[hidden]': { display: 'none' } },
    '@media': { print: { display: 'none' } },
  }),
);

/** Aligns the label with the fields. */
export const clear = style(
  layered({ marginInlineStart: `calc(-1 * min(${vars.space.x20}, ${narrowEdge}))` }),
);

export const fields = style(
  layered({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'start',
    gap: `${vars.space.x16} ${vars.space.x20}`,
    minWidth: 0,
  }),
);

globalStyle(`${fields} > *`, { '@layer': { [componentsLayer]: { flex: '1 1 13rem' } } });

/** A group of fields, such as the two dates of a span, gets its own line. */
globalStyle(`${fields} > fieldset`, { '@layer': { [componentsLayer]: { flexBasis: '100%' } } });

export const summary = style(layered({ color: vars.color.inkSoft }));
