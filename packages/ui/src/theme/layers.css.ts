import { globalLayer } from '@vanilla-extract/css';

/**
 * All CSS of the library is in these layers, so that an application's unlayered CSS always wins and no rule depends on
 * the order of files.
 */
const root = globalLayer('ms-ui');

/** Resets what browsers do by themselves. Everything else wins over it. */
export const resetLayer = globalLayer({ parent: root }, 'reset');

/** The values of the theme. */
export const themeLayer = globalLayer({ parent: root }, 'theme');

/** The styles of the components. What lies in no layer wins over them. */
export const componentsLayer = globalLayer({ parent: root }, 'components');
