'use client';

import { createContext } from 'react';

/**
 * True inside text in another language than the page's. The library's own texts inside it must then set their language.
 */
export const ForeignWords = createContext(false);
