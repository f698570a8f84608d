import type { SafeStorage } from '../platform/storage.ts';

/** The names under which this tab keeps that an order may have been made (`orderMemory.ts`). */
export const orderNames = ['extractOrder', 'compilationOrder'] as const;

export function mayBeOrdered(storage: SafeStorage): boolean {
  return orderNames.some((name) => storage.getItem(name) !== null);
}
