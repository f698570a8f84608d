import { style } from '@vanilla-extract/css';

import { layered } from '../../private/layered.ts';

/** A floating legend is laid out as other elements are: otherwise the browser gives it a place of its own. */
export const legend = style(layered({ float: 'inline-start', padding: 0 }));
