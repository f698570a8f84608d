/**
 * Who operates the page: `userEvent` of `@testing-library/user-event`, of `storybook/test` or of Vitest's browser. Only
 * what a tester uses is asked for, so that none of them has to be installed.
 */
export interface User {
  readonly click: (element: Element) => Promise<void>;
  readonly keyboard: (keys: string) => Promise<void>;
  readonly tab: (options?: { readonly shift?: boolean }) => Promise<void>;
  readonly type: (element: Element, text: string) => Promise<void>;
  readonly clear: (element: Element) => Promise<void>;
  readonly upload: (element: HTMLElement, files: File[]) => Promise<void>;
}

/** What a part of the page is called by assistive technology. */
export type Name = string | RegExp;

/** Which of the parts that look the same, and who operates it. */
export interface TesterOptions {
  readonly name: Name;
  readonly user: User;
}
