/**
 * The content of a component's documentation page, in addition to its stories and props. Stories set it as
 * `parameters.guide`. One page layout shows all guides, so that every component is documented in the same order.
 */
export interface ComponentGuide {
  /** What the component is for, one sentence each. */
  readonly whenToUse: readonly string[];
  /** What the component is not for, each with what to use instead. */
  readonly whenNotToUse: readonly string[];
  /** The parts, in reading order. */
  readonly anatomy: readonly string[];
  /** What each key does; empty if the component takes no focus. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What assistive technology gets and what the component takes care of, with WCAG numbers. */
  readonly accessibility: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
  /** What does not work as well as it should, as far as we know; empty if we know of nothing. */
  readonly limits: readonly string[];
  /** The last review of its accessibility. */
  readonly review: AccessibilityReview;
}

/** What was tried, by which means, and what was not. */
export interface AccessibilityReview {
  /** When it was last tried by hand, if it ever was. What is tried automatically is tried again with every build. */
  readonly byHand?: {
    /** The day, as `2026-11-21`. */
    readonly date: string;
    /** The version of the library. */
    readonly version: string;
  };
  readonly scope: readonly string[];
  readonly notTried: readonly string[];
}
