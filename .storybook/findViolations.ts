import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

import { axeOnce, faultsOnly } from '../scripts/lib/axeOnce.ts';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface FindOptions {
  /** Parts that are not ours. */
  readonly except?: readonly string[];
  /** The rules to apply; all of WCAG's two levels when left out. */
  readonly rules?: readonly string[] | undefined;
}

/** What axe finds in the whole document as it looks now, layers outside the story included. */
export async function findViolations(
  page: Page,
  { except = [], rules }: FindOptions = {},
): Promise<string[]> {
  // Without legacy mode axe opens a second page for every story; there are no foreign frames here.
  let axe = new AxeBuilder({ page, ...(await axeOnce(page)) })
    .options({ ...faultsOnly })
    .setLegacyMode();
  axe = rules === undefined ? axe.withTags(accessibilityTags) : axe.withRules([...rules]);
  for (const selector of except) axe = axe.exclude(selector);
  const { violations } = await axe.analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${node.html}\n${node.failureSummary ?? help}`),
  );
}

/** Faults are compared as one text, which reads better in a report than a list of texts. */
export function expectNothing(expectation: string, faults: readonly string[]): void {
  expect(faults.join('\n\n'), expectation).toBe('');
}
