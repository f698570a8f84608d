import { useNextSteps } from './nextSteps/useNextSteps.ts';
import { OverviewView } from './OverviewView.tsx';

/** Rows O01–O07 and Z76. */
export function Component() {
  return <OverviewView state={useNextSteps()} />;
}
