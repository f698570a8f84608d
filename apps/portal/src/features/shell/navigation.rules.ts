import type { Access } from '../../domain/access.ts';
import type { NavigationKey } from '../../routeHandle.ts';

const order = [
  'overview',
  'claims',
  'damages',
  'messages',
  'documents',
] as const satisfies readonly NavigationKey[];

/** The items of the main nav, in their order: exactly the pages that the customer can reach (rows N09–N11). */
export function navigationItems(access: Pick<Access, 'routes'>): readonly NavigationKey[] {
  return order.filter((key) => access.routes[key]);
}
