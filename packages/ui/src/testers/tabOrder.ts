import { type ByRoleMatcher, screen } from '@testing-library/dom';

import type { Name, User } from './user.ts';

/** One tab stop. */
export interface TabStop {
  readonly role: ByRoleMatcher;
  readonly name: Name;
}

/** Presses Tab once for each expected stop, starting at the focused element, and fails at the first that differs. */
export async function expectTabOrder(
  user: Pick<User, 'tab'>,
  stops: readonly TabStop[],
): Promise<void> {
  for (const [index, { role, name }] of stops.entries()) {
    await user.tab();
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && screen.queryAllByRole(role, { name }).includes(focused)) {
      continue;
    }
    throw new Error(
      `Expected ${String(role)} ${String(name)} as stop ${String(index + 1)}, but focus is on ${describe(focused)}.`,
    );
  }
}

function describe(element: Element | null): string {
  if (element === null) return 'nothing';
  const clone = element.cloneNode(false);
  const tag = clone instanceof Element ? clone.outerHTML : element.localName;
  return `${tag} '${element.textContent.trim().slice(0, 60)}'`;
}
