import { createRoot as createReactRoot } from 'react-dom/client';

export type { Root } from 'react-dom/client';

/** Stands in the file of the libraries (`vite.config.ts`), so that React is made ready there, while our code is on its way. */
export const createRoot = createReactRoot;
