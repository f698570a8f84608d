/**
 * Simulates the user: `userEvent` of `@testing-library/user-event`, of `storybook/test` or of Vitest's browser mode.
 * The type has only what testers need, so that none of these must be installed.
 */
export interface User {
  readonly click: (element: Element) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<void>;
  readonly tab: (options?: { readonly shift?: boolean }) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly clear: (element: Element) => Promise<void>;
  readonly upload: (element: HTMLElement, files: File[]) => Promise<void>;
}

/** The accessible name of an element. */
export type Name = string | RegExp;

/** Which one of several similar elements, and the simulated user. */
export interface TesterOptions {
  readonly name: Name;
  readonly user: User;
}
