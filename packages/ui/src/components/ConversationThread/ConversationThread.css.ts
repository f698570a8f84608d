import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, narrowEdge } from '../../theme/tokens.ts';

const edge = `min(${vars.space.x24}, ${narrowEdge})`;

export const thread = style(
  layered({
    overflow: 'hidden',
    border: `${vars.border.thin} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
  }),
);

export const header = style(
  layered({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: `min(${vars.space.x12}, ${narrowEdge} / 2)`,
    paddingBlock: vars.space.x16,
    paddingInline: edge,
    ':hover': { background: vars.color.brandTint },
  }),
);

/** Repeats the status word as a colour. The word carries the meaning. */
export const dot = style(
  layered({
    flex: 'none',
    width: vars.space.x12,
    height: vars.space.x12,
    borderRadius: '50%',
    background: vars.color.critical,
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);

export const words = style(layered({ flex: '1 1 auto', minWidth: 0 }));

/** The heading and the number are one line of text, so that they wrap like words. */
export const line = style(
  layered({ fontSize: vars.text.lead, lineHeight: vars.lineHeight.snug, overflowWrap: 'anywhere' }),
);

export const heading = style(
  layered({ display: 'inline', font: 'inherit', fontWeight: vars.weight.bold, hyphens: 'auto' }),
);

/** Pressing anywhere in the header toggles it, except on the number, whose text can be selected. */
export const toggle = style(
  layered({
    padding: 0,
    border: 'none',
    borderRadius: vars.radius.small,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    hyphens: 'inherit',
    overflowWrap: 'inherit',
    cursor: 'pointer',
    '::after': { content: '""', position: 'absolute', inset: 0 },
  }),
);

/** The dot is visual only; the button's description has the words. */
export const reference = style(
  layered({
    color: vars.color.inkSoft,
    '::before': { content: '" · " / ""', whiteSpace: 'pre-wrap' },
  }),
);

/** Must come after the button in the document, so that it is drawn above the button's pressable area. */
export const number = style(layered({ position: 'relative', userSelect: 'text', cursor: 'text' }));

export const details = style(
  layered({ color: vars.color.inkSoft, fontSize: vars.text.small, overflowWrap: 'anywhere' }),
);

export const unread = style(layered({ color: vars.color.critical, fontWeight: vars.weight.bold }));

export const chevron = style(
  layered({ display: 'flex', flex: 'none', '@media': { print: { display: 'none' } } }),
);

export const chevronUp = style(layered({ transform: 'rotate(180deg)' }));

export const content = style(
  layered({
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    selectors: { '&[hidden]': { display: 'none' } },
  }),
);

export const log = style(
  layered({
    display: 'grid',
    gap: vars.space.x20,
    paddingBlock: vars.space.x24,
    paddingInline: edge,
    // Keeps the text that the user is writing in place when a message arrives above it.
    selectors: { '&:has(+ :focus-within)': { overflowAnchor: 'none' } },
  }),
);

export const reply = style(
  layered({
    paddingBlock: vars.space.x24,
    paddingInline: edge,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.canvas,
    '@media': { print: { display: 'none' } },
  }),
);

export const day = style(layered({ display: 'grid', gap: vars.space.x16, minWidth: 0 }));

export const dayName = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x12,
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    fontWeight: vars.weight.medium,
    selectors: {
      '&::before, &::after': {
        content: '""',
        flex: 1,
        borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
      },
    },
  }),
);

export const messages = style(
  layered({ display: 'grid', gap: vars.space.x20, minWidth: 0, listStyle: 'none' }),
);

export const message = style(layered({ display: 'flex', minWidth: 0 }));

export const own = style(layered({ justifyContent: 'flex-end' }));

export const article = style(
  layered({
    minWidth: 0,
    maxWidth: '90%',
    breakInside: 'avoid',
    '@media': { [from('sm')]: { maxWidth: '78%' }, print: { maxWidth: '100%' } },
  }),
);

export const meta = style(
  layered({
    color: vars.color.inkSoft,
    fontSize: vars.text.small,
    selectors: { '[data-state="own"] > &': { textAlign: 'end' } },
  }),
);

/** The square corner points at the sender. The border is visible where forced colours and paper drop the background. */
export const bubble = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x12,
    paddingBlock: vars.space.x12,
    paddingInline: `min(${vars.space.x20}, ${narrowEdge})`,
    border: `${vars.border.thin} solid transparent`,
    borderRadius: vars.radius.large,
    borderEndStartRadius: 0,
    background: vars.color.canvas,
    '@media': { print: { borderColor: vars.color.control } },
  }),
);

export const ownBubble = style(
  layered({
    borderEndStartRadius: vars.radius.large,
    borderEndEndRadius: 0,
    background: vars.color.brandTint,
  }),
);

export const text = style(
  layered({
    maxInlineSize: vars.size.measure,
    minWidth: 0,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  }),
);

export const files = style(
  layered({ display: 'grid', gap: vars.space.x8, maxWidth: '100%', listStyle: 'none' }),
);

export const file = style(layered({ minWidth: 0 }));

export const note = style(layered({ color: vars.color.inkSoft, fontSize: vars.text.small }));

/** Gets focus from a script when the focused button has disappeared. */
export const fileList = style(
  layered({
    display: 'grid',
    justifyItems: 'start',
    gap: vars.space.x8,
    minWidth: 0,
    borderRadius: vars.radius.small,
  }),
);

export const failure = style(
  layered({
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.x8,
    color: vars.color.critical,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  }),
);
