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
}
