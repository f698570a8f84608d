import { DamagesView } from './DamagesView.tsx';
import { useDamages } from './useDamages.ts';

/** Row R08. */
export function Component() {
  return <DamagesView state={useDamages()} />;
}
