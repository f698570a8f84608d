import type { EndpointName } from '@mina-sidor/api-client';
import type { Page } from '@playwright/test';

import type { Customer } from '../support/customers.ts';
import type { Sandbox } from '../support/sandbox.ts';

export interface Stage {
  readonly page: Page;
  readonly sandbox: Sandbox;
}

/** What a customer does until a call is made, and by what; whatever then becomes of it is the matrix's matter. */
export interface Scenario {
  /** The call's name in the contract. */
  readonly call: EndpointName;
  /** Its address. @default that of the contract, which must have no parameters */
  readonly path?: string;
  readonly system?: string;
  /** Who does it; a visitor when there is nobody. @default Maja */
  readonly customer?: Customer | null;
  /** Where it begins; without one the call belongs to the opening of the page that `act` opens. */
  readonly start?: string;
  /** What is done while nothing fails yet. */
  readonly prepare?: (stage: Stage) => Promise<void>;
  readonly act: (stage: Stage) => Promise<unknown>;
  /** The answer itself is a text that is shown as it is, whatever it says. @default false */
  readonly answerIsShown?: boolean;
  /** What was written and must never be lost. */
  readonly written?: (page: Page) => Promise<string>;
}

/** Opens the page by its address. */
export const opens =
  (address: string) =>
  ({ page }: Stage): Promise<unknown> =>
    page.goto(address);
