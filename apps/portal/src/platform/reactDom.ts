import { createRoot as createReactRoot } from 'react-dom/client';

export type { Root } from 'react-dom/client';

/** Bundled with the libraries (`vite.config.ts`), so that React is evaluated while our code is still loading. */
export const createRoot = createReactRoot;
