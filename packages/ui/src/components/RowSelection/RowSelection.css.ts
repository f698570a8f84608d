import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { markSize } from '../../private/choice.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { control as boxControl, input } from '../Checkbox/Checkbox.css.ts';
import { inCardForm } from '../Table/cardForm.ts';
import { cell, firstLine, row } from '../Table/TableRow.css.ts';

export const root = style(
  layered({ display: 'flex', flexDirection: 'column', gap: vars.space.x16, minWidth: 0 }),
);

/** Over a link that is as large as its card. */
export const box = style([boxControl, layered({ zIndex: 1, width: markSize })]);

export { control } from '../Checkbox/Checkbox.css.ts';

/** The first thing in a card, before its title and in the middle of its line, which the box makes no higher. */
inCardForm(`${row} > ${cell}:has(> ${box})`, {
  order: -1,
  alignSelf: 'start',
  flex: 'none',
  width: 'auto',
  marginBlock: `calc((${firstLine} - ${markSize}) / 2)`,
});

inCardForm(`${row} > ${cell}:has(> ${box})::before`, { content: 'none' });

export const selectAll = style([
  input,
  layered({
    ':indeterminate': { borderColor: vars.color.brandText, background: vars.color.brand },
  }),
]);

/** The mark of a selection of some rows. A border, so that forced colours draw it too. */
export const dash = style(
  layered({
    position: 'absolute',
    inset: 0,
    margin: 'auto',
    display: 'none',
    width: vars.space.x12,
    height: 0,
    borderBlockStart: `${vars.border.nav} solid ${vars.color.onBrand}`,
    pointerEvents: 'none',
    selectors: { [`${selectAll}:indeterminate ~ &`]: { display: 'block' } },
    '@media': { '(forced-colors: active)': { borderColor: 'CanvasText' } },
  }),
);

export const count = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, whiteSpace: 'nowrap' }),
);
