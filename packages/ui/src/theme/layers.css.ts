import { globalLayer } from '@vanilla-extract/css';

/**
 * All CSS of the library is in these layers, so that an application's unlayered CSS always wins and no rule depends on
 * the order of files.
 */
const root = globalLayer('ms-ui');

export const resetLayer = globalLayer({ parent: root }, 'reset');
export const themeLayer = globalLayer({ parent: root }, 'theme');
export const componentsLayer = globalLayer({ parent: root }, 'components');
