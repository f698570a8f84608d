import { createContext } from 'react';

/** True around words in another language than the page's: what the library says among them tells its own. */
export const ForeignWords = createContext(false);
