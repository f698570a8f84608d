import { createContext } from 'react';

/** True inside a dialog, where popovers must lie above it. */
export const InsideDialog = createContext(false);
