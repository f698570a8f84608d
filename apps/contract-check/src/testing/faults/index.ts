import { bodies, headers } from './answers.ts';
import { live } from './live.ts';
import type { PlantedFault } from './plant.ts';
import { refusals, strangers } from './refusals.ts';
import { cookies, ends } from './sessions.ts';

/** Everything that a backend is made to do wrong, one at a time. */
export const plantedFaults: readonly PlantedFault[] = [
  ...bodies,
  ...headers,
  ...cookies,
  ...refusals,
  ...strangers,
  ...ends,
  ...live,
];
