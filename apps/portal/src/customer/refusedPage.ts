import { createContext, use } from 'react';

import type { CustomerPageName } from '../paths.ts';

/** A page that could not be opened; the overview shows instead (rows T03–T08 and E02). */
export interface RefusedPage {
  readonly page: CustomerPageName;
}

const RefusedPageContext = createContext<RefusedPage | null>(null);
export const RefusedPageProvider = RefusedPageContext.Provider;

/** The page that was refused when the customer tried to open it; null when the customer opened this page. */
export function useRefusedPage(): RefusedPage | null {
  return use(RefusedPageContext);
}
