import { DamagesView } from './DamagesView.tsx';
import { useDamages } from './useDamages.ts';

/** The damages page (row R08). */
export function Component() {
  return <DamagesView state={useDamages()} />;
}
