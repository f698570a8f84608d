import { globalStyle, style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentsLayer } from '../../theme/layers.css.ts';
import { inCardForm } from '../Table/cardForm.ts';
import { cell, place, row } from '../Table/TableRow.css.ts';

/** Browsers print the foot of a table on each of its pages, where it would be taken for the sum of the page. */
export const foot = style(layered({ '@media': { print: { display: 'table-row-group' } } }));

/** A card of its own, below the others, with as many lines as it has totals for. */
inCardForm(foot, { display: 'block', marginBlockStart: vars.space.x8 });

inCardForm(`${foot} > ${row}`, { minHeight: 0 });

const inSecondLine = [place.detail, place.state, place.line].join(',');
inCardForm(`${foot} > ${row}:not(:has(> :is(${inSecondLine}):not(:empty)))::after`, {
  content: 'none',
});

globalStyle(`${foot} > ${row} > ${cell}`, {
  '@layer': {
    [componentsLayer]: {
      borderBlockStart: `${vars.border.thick} solid ${vars.color.ink}`,
      fontWeight: vars.weight.bold,
    },
  },
});

inCardForm(`${foot} > ${row} > ${cell}`, { borderBlockStart: 'none' });

/** In a card a column without a total takes no room. */
inCardForm(`${foot} > ${row} > ${cell}:empty`, { display: 'none' });
