import { useRevalidator } from 'react-router';

import { useWhenBackOnline } from '../platform/network.ts';
import type { RouteHandle } from '../routeHandle.ts';
import { useServices } from '../customer/services.ts';

/**
 * Brings a page back that the lost network has covered or kept away (row Z14). What a page shows asks for itself.
 * A page without a gate has nothing to make up for, and the logged-out page must not log out once more.
 */
export function useFreshNetwork(gate: RouteHandle['gate']): void {
  const { globalError } = useServices();
  const { revalidate } = useRevalidator();
  useWhenBackOnline(() => {
    if (gate === undefined) return;
    if (globalError.get()?.kind === 'connection') globalError.set(null);
    void revalidate();
  });
}
