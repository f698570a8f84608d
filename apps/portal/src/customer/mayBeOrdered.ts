import type { SafeStorage } from '../platform/storage.ts';

/** The names under which this tab keeps that an order may have been made (`orderMemory.ts`). */
export const orderNames = ['extractOrder', 'compilationOrder'] as const;

export type OrderName = (typeof orderNames)[number];

export function mayBeOrdered(storage: SafeStorage): readonly OrderName[] {
  return orderNames.filter((name) => storage.getItem(name) !== null);
}
