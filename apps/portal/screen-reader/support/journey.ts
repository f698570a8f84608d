import type { Customer } from '../../e2e/support/customers.ts';
import type { Sandbox } from '../../e2e/support/sandbox.ts';
import type { BrowserName } from './browser.ts';

/** A key, as `Tab`, `Return` or Orca's `h`; with `until`, pressed again until these words are heard. */
type Key = { readonly key: string; readonly until?: string };

/** What is done: by the customer with keys, or elsewhere. */
export type Act =
  | Key
  | { readonly write: string }
  | { readonly elsewhere: string; readonly happens: (sandbox: Sandbox) => Promise<void> };

/** One line of a journey: what is done, and what is then heard, each once and in this order. */
type Step = readonly [
  act: Act,
  heard: readonly string[] | Readonly<Record<BrowserName, readonly string[]>>,
  notHeard?: readonly string[],
];

export type Journey = {
  readonly title: string;
  /** Who is logged in; nobody otherwise. */
  readonly customer?: Customer;
  /** The page on which it begins. */
  readonly path: string;
  /** In pixels. @default that of the window */
  readonly width?: number;
  readonly steps: readonly Step[];
};
