import type { SafeStorage } from '../platform/storage.ts';

/** Whether this tab keeps that an order may have been made (`orderMemory.ts`). */
export function mayBeOrdered(storage: SafeStorage): boolean {
  return (['extractOrder', 'compilationOrder'] as const).some(
    (name) => storage.getItem(name) !== null,
  );
}
