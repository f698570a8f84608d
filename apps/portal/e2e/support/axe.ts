import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

import { axeOnce, faultsOnly } from '../../../../scripts/lib/axeOnce.ts';

/** Fails when the page as it stands breaks a rule of WCAG 2.2 A or AA that a machine can check (row Z17). */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, ...(await axeOnce(page)) })
    .options({ ...faultsOnly })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    // Frames are judged in a page of its own, which takes longer than all the rest and is of no use without any.
    .setLegacyMode(page.frames().length === 1)
    .analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.html).join(' | ')}`,
  );
  expect(found, 'axe violations').toEqual([]);
}

/** Fails when the page must be scrolled sideways (row Z16). */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels beyond the window').toBeLessThanOrEqual(0);
}
