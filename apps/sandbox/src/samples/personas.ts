import type { SampleKey } from './customers.ts';
import { combined } from './personas/combined.ts';
import { noDebt, ospec, paymentInProgress, singleCase } from './personas/fewCases.ts';
import { heavy } from './personas/heavy.ts';
import { installmentPlan, planAtRisk } from './personas/installmentPlans.ts';
import {
  blocked,
  damageOnly,
  noDamage,
  notAvailable,
  notCustomer,
} from './personas/otherCustomers.ts';
import type { Persona } from './personas/persona.ts';
import { standard } from './personas/standard.ts';
import { uninsuredMany, uninsuredOne } from './personas/uninsured.ts';

const personas: Readonly<Record<Exclude<SampleKey, 'heavy'>, Persona>> = {
  standard,
  'uninsured-one': uninsuredOne,
  'uninsured-many': uninsuredMany,
  'single-case': singleCase,
  'no-debt': noDebt,
  'installment-plan': installmentPlan,
  'plan-at-risk': planAtRisk,
  'payment-in-progress': paymentInProgress,
  ospec,
  combined,
  blocked,
  'not-customer': notCustomer,
  'not-available': notAvailable,
  'damage-only': damageOnly,
  'no-damage': noDamage,
};

/** What this sample customer is made from; `heavyCases` is how many active cases `heavy` has. */
export function personaOf(key: SampleKey, heavyCases: number): Persona {
  return key === 'heavy' ? heavy(heavyCases) : personas[key];
}
