import { createRoot as createReactRoot } from 'react-dom/client';

export type { Root } from 'react-dom/client';

/** Stands in the file that holds React (`vite.config.ts`), so that React is made ready there, while the rest is on its way. */
export const createRoot = createReactRoot;
