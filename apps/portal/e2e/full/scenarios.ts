import { caseScenarios } from './caseScenarios.ts';
import { entryScenarios } from './entryScenarios.ts';
import { messageScenarios } from './messageScenarios.ts';
import type { Scenario } from './scenario.ts';

/** One way to each call of the contract that a page makes by itself or by the customer's doing. */
export const scenarios: readonly Scenario[] = [
  ...entryScenarios,
  ...caseScenarios,
  ...messageScenarios,
];
