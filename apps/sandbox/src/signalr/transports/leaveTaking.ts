/** How long a client may take to read the last words before its line is cut, in milliseconds. */
export const leaveTaking = 250;
