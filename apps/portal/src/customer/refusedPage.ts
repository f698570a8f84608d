import { createContext, use } from 'react';

import type { CustomerPageName } from '../features.ts';

/** A page that could not be opened, so that the overview is shown instead (rows T03–T08 and E02). */
export interface RefusedPage {
  readonly page: CustomerPageName;
}

const RefusedPageContext = createContext<RefusedPage | null>(null);
export const RefusedPageProvider = RefusedPageContext.Provider;

/** The page that the customer wanted in place of this one; null for who wanted this one. */
export function useRefusedPage(): RefusedPage | null {
  return use(RefusedPageContext);
}
