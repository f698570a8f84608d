/** The skip link's target (row N02). */
export const mainId = 'innehall';
