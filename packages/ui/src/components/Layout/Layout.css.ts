import { createVar, style, styleVariants } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';
import { vars } from '../../theme/contract.css.ts';
import { from } from '../../theme/tokens.ts';

const step = createVar();

/** How much space there is between children, or above and below a section. */
export const space = styleVariants(vars.space, (size) => layered({ vars: { [step]: size } }));

export const stack = style(
  layered({
    display: 'flex',
    flexDirection: 'column',
    gap: step,
    minWidth: 0,
    listStyle: 'none',
  }),
);

export const inline = style(layered({ display: 'flex', flexWrap: 'wrap', gap: step, minWidth: 0 }));

export const section = style(layered({ paddingBlock: step }));

export const align = styleVariants({
  start: layered({ alignItems: 'flex-start' }),
  center: layered({ alignItems: 'center' }),
  end: layered({ alignItems: 'flex-end' }),
  baseline: layered({ alignItems: 'baseline' }),
});

export const justify = styleVariants({
  start: {},
  center: layered({ justifyContent: 'center' }),
  end: layered({ justifyContent: 'flex-end' }),
  between: layered({ justifyContent: 'space-between' }),
});

export const container = style(
  layered({
    width: '100%',
    maxWidth: vars.size.container,
    marginInline: 'auto',
    paddingInline: vars.size.gutter,
  }),
);

/** Width for text and forms. Includes the gutters. */
export const reading = style(layered({ maxWidth: vars.size.reading }));

/** Paper has its own pages. */
export const screenHigh = style(layered({ '@media': { screen: { minHeight: '100vh' } } }));

export const grid = style(
  layered({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.x20,
    listStyle: 'none',
  }),
);

/**
 * Exactly this many columns, or fewer if large text would break words in them. Subtracting a thin border allows for
 * rounding.
 */
const atMost = (count: number, least: string = '15rem') =>
  `repeat(auto-fill, minmax(max(${least}, calc((100% - ${count - 1} * ${vars.space.x20}) / ${count} - ${vars.border.thin})), 1fr))`;

export const gridColumns = styleVariants({
  2: layered({ '@media': { [from('md')]: { gridTemplateColumns: atMost(2) } } }),
  3: layered({
    '@media': {
      [from('md')]: { gridTemplateColumns: atMost(3, '13rem') },
      [from('lg')]: { gridTemplateColumns: atMost(3) },
    },
  }),
});

export const columns = style(
  layered({
    display: 'grid',
    // The parts are side by side also where the aside comes first.
    gridAutoFlow: 'dense',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'start',
    gap: vars.space.x32,
    // Firefox begins a grid that does not fit at the top of the next sheet.
    '@media': { print: { display: 'block' } },
  }),
);

const apartOnPaper = { '@media': { print: { marginBlockEnd: vars.space.x20 } } };

/** The window width from which the parts are side by side. */
const beside = { lg: from('lg'), xl: from('xl') };

export const columnsBeside = styleVariants(beside, (window) =>
  layered({ '@media': { [window]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' } } }),
);

export const columnsMain = style(layered({ gridColumnStart: 1, minWidth: 0, ...apartOnPaper }));

/** In the last column, be it the second or the only one. */
export const columnsAside = style(layered({ gridColumnEnd: -1, minWidth: 0, ...apartOnPaper }));

/** The aside may be higher than the lead. The second row takes the extra height. */
export const columnsWithLead = style(
  layered({
    rowGap: vars.space.x24,
    '@media': { [from('lg')]: { gridTemplateRows: 'auto 1fr' } },
  }),
);

export const columnsAsideOfLead = style(
  layered({ '@media': { [from('lg')]: { gridRow: '1 / span 2' } } }),
);
