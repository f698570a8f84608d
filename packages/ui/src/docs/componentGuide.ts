/**
 * What a component's page in Storybook tells besides its stories and props. Given as `parameters.guide` of the
 * stories; a page of one form shows it, so that every component is documented in the same order.
 */
export interface ComponentGuide {
  /** The needs that the component answers, one sentence each. */
  readonly whenToUse: readonly string[];
  /** Needs that it looks right for but is not, each with what to use instead. */
  readonly whenNotToUse: readonly string[];
  /** The parts, in the order in which they are read. */
  readonly anatomy: readonly string[];
  /** What each key does; none for what takes no focus. */
  readonly keyboard: readonly { readonly keys: string; readonly does: string }[];
  /** What assistive technology is told and what the component takes care of, with WCAG numbers. */
  readonly accessibility: readonly string[];
  readonly dos: readonly string[];
  readonly donts: readonly string[];
}
