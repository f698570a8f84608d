import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The script that a page loads before its own, for `findViolations` to work. */
export const axeScript = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

type FindOptions = {
  /** Parts that are not ours. */
  readonly except?: readonly string[];
  /** The rules to apply; those of both levels when left out. */
  readonly rules?: readonly string[];
};

/** What axe finds in the whole document as it looks now, dialogs outside the story included. */
export function findViolations(
  page: Page,
  { except = [], rules }: FindOptions = {},
): Promise<string[]> {
  const runOnly: axe.RunOnly =
    rules === undefined
      ? { type: 'tag', values: accessibilityTags }
      : { type: 'rule', values: [...rules] };
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context, options);
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? help}`),
      );
    },
    {
      context: { include: ['html'], exclude: [...except] },
      // It would read all style sheets anew at every run, for an experimental rule that is off, and wait for sounds.
      options: {
        runOnly,
        iframes: false,
        preload: false,
        resultTypes: ['violations'],
        selectors: false,
      },
    } satisfies { context: axe.ContextObject; options: axe.RunOptions },
  );
}
