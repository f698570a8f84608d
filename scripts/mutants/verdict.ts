import type { Fault } from './fault.ts';

/** What the tests or the compiler say about a fault. */
export type Verdict =
  /** The test that failed, or the compiler's error. */
  | { readonly kind: 'caught'; readonly by: string }
  | { readonly kind: 'survived' }
  /** Its text does not stand in its file, or stands there more than once. */
  | { readonly kind: 'not found' }
  /** With it, the code does not even load, so it says nothing about the tests. */
  | { readonly kind: 'broken'; readonly why: string };

/** A fault, and what was said about it. */
export type Judged = { readonly fault: Fault; readonly verdict: Verdict };
