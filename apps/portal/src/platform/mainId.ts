/** Id of the page's main part, where the skip link leads (row N02). */
export const mainId = 'innehall';
