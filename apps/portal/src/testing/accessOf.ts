import type { User } from '@mina-sidor/api-client';

import { type Access, access, type SiteState, type Vip } from '../domain/access.ts';
import { pageNeeds } from '../allFeatures.ts';

/** `access` with what the portal's pages need. */
export function accessOf(user: User, siteState: SiteState, vip: Vip): Access {
  return access(pageNeeds, user, siteState, vip);
}
