import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from, narrowEdge } from '../../theme/tokens.ts';
import { edge, headerEdge } from './ConversationThread.css.ts';

export const log = style(
  layered({
    display: 'grid',
    gap: vars.space.x16,
    paddingBlock: vars.space.x16,
    paddingInline: headerEdge,
    // Keeps the text that the user is writing in place when a message arrives above it.
    selectors: { '&:has(+ :focus-within)': { overflowAnchor: 'none' } },
    '@media': { [from('md')]: { paddingInline: edge } },
  }),
);

export const reply = style(
  layered({
    paddingBlock: vars.space.x16,
    paddingInline: headerEdge,
    borderBlockStart: `${vars.border.thin} solid ${vars.color.line}`,
    background: vars.color.canvas,
    '@media': { [from('md')]: { paddingInline: edge }, print: { display: 'none' } },
  }),
);

/** Covers the width of a phone, as the conversation does. */
export const earlier = style(
  layered({ justifySelf: 'stretch', '@media': { print: { display: 'none' } } }),
);

export const unreadLine = style(
  layered({
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.x12,
    color: vars.color.critical,
    font: 'inherit',
    fontSize: vars.text.small,
    fontWeight: vars.weight.bold,
    '::after': {
      content: '""',
      flex: 1,
      borderBlockStart: `${vars.border.thin} solid ${vars.color.control}`,
    },
  }),
);

export const messages = style(
  layered({ display: 'grid', gap: vars.space.x16, minWidth: 0, listStyle: 'none' }),
);

export const message = style(layered({ display: 'flex', minWidth: 0 }));

export const own = style(layered({ justifyContent: 'flex-end' }));

export const article = style(
  layered({
    minWidth: 0,
    // The heading of the conversation covers the top of the window.
    scrollMarginBlock: vars.space.x88,
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
