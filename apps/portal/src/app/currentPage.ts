import { fill } from '@mina-sidor/texts';
import { useMatches } from 'react-router';

import { type CustomerPageName, type FeatureName, features, isCustomerPage } from '../features.ts';

/** The page that the address leads to. */
interface CurrentPage {
  readonly title: string;
  /** The page itself shows the information text in full, so the header does not (row N21). */
  readonly showsInformationText: boolean;
  /** Its name, if it is a page of the logged-in customer. */
  readonly ownPage: CustomerPageName | undefined;
}

/** The page among the matched routes, which are called as their features; `null` on the way to another address. */
export function pageOf(
  matches: readonly {
    readonly id: string;
    readonly params: Readonly<Record<string, string | undefined>>;
  }[],
): CurrentPage | null {
  for (const { id, params } of matches) {
    if (isFeature(id)) {
      const { title, showsInformationText = false } = features[id];
      return {
        title: fill<string>(title, { id: params['id'] ?? '' }),
        showsInformationText,
        ownPage: isCustomerPage(id) ? id : undefined,
      };
    }
  }
  return null;
}

/** The page that the router is at. */
export function useCurrentPage(): CurrentPage | null {
  return pageOf(useMatches());
}

function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(features, name);
}
