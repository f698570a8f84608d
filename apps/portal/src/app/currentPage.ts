import { fill } from '@mina-sidor/texts';
import { useMatches } from 'react-router';

import { features, isCustomerPage } from '../allFeatures.ts';
import type { CustomerPageName, FeatureName } from '../paths.ts';

/** The page at the current address. */
interface CurrentPage {
  readonly title: string;
  /** The page shows the whole information text, so the header does not (row N21). */
  readonly showsInformationText: boolean;
  /** The page's name, if it is behind the login. */
  readonly ownPage: CustomerPageName | undefined;
}

/**
 * Finds the page among the matched routes, whose ids are feature names; `null` while the router loads another
 * address.
 */
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

export function useCurrentPage(): CurrentPage | null {
  return pageOf(useMatches());
}

function isFeature(name: string): name is FeatureName {
  return Object.hasOwn(features, name);
}
