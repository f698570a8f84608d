import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** WCAG 2.0, 2.1 and 2.2, levels A and AA. */
const accessibilityTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds in the whole document as it looks now, layers outside the story included. */
export async function findViolations(
  page: Page,
  { except = [] }: { readonly except?: readonly string[] } = {},
): Promise<string[]> {
  // Without legacy mode axe opens a second page for every story; there are no foreign frames here.
  let axe = new AxeBuilder({ page }).setLegacyMode().withTags(accessibilityTags);
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
