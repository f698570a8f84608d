import type { Access } from '../../domain/access.ts';
import { entriesOf } from '../../domain/record.ts';
import { customerPages } from '../../allFeatures.ts';
import type { CustomerPageName } from '../../paths.ts';

/** The pages of the main navigation that the customer can reach, in order (rows N09–N11). */
export function navigationItems({ routes }: Pick<Access, 'routes'>): readonly CustomerPageName[] {
  return entriesOf(customerPages).flatMap(([name, { isInNavigation = false }]) =>
    isInNavigation && routes[name] ? [name] : [],
  );
}
