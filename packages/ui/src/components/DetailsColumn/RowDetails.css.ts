import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { targetArea } from '../../private/targetArea.ts';
import { vars } from '../../theme/contract.css.ts';
import { narrowEdge } from '../../theme/tokens.ts';
import { inCardForm } from '../Table/cardForm.ts';
import { row, rows } from '../Table/TableRow.css.ts';

export const details = style(layered({ breakBefore: 'avoid', breakInside: 'avoid' }));

export const content = style(
  layered({
    padding: vars.space.x16,
    borderBlockEnd: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.neutralTint,
    fontWeight: vars.weight.regular,
    textAlign: 'start',
  }),
);

export const opener = style(
  layered({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x4,
    // As high as a line of the row, so that its focus ring covers no other; its target is higher.
    marginBlock: `calc(-1 * ${vars.space.x4})`,
    paddingBlock: vars.space.x4,
    paddingInline: vars.space.x8,
    marginInline: `calc(-1 * ${vars.space.x8})`,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: vars.color.brandText,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    textAlign: 'start',
    cursor: 'pointer',
    // Over a link that is as large as its card.
    position: 'relative',
    '::after': targetArea,
    ':hover': { color: vars.color.brandTextHover, textDecoration: 'underline' },
    '@media': { print: { display: 'none' } },
  }),
);

inCardForm(details, { display: 'block' });

inCardForm(content, {
  display: 'block',
  padding: `min(${vars.space.x16}, ${narrowEdge})`,
  border: 'none',
});

/** Comes out from under its card. */
inCardForm(`${rows.cards} > ${details}`, {
  marginBlockStart: `calc(-1 * ${vars.space.x8} - ${vars.radius.large})`,
  paddingBlockStart: vars.radius.large,
  border: `${vars.border.thin} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  background: vars.color.neutralTint,
});

inCardForm(`${rows.cards} > ${details} > ${content}`, { background: 'none' });

/** As between two rows without details. */
inCardForm(`${rows.oneCard} > ${details} + ${row}`, {
  borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
});
