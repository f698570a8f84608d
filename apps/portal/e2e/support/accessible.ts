import { expect, type Page, test } from '@playwright/test';

import { expectNoAxeViolations, expectNoSidewaysScroll } from './axe.ts';

/** A computer's window, and the narrowest that WCAG asks for, which is also the first at 400 % zoom (row Z16). */
const widths = { computer: 1280, narrow: 320 } as const;

interface AccessibleOptions {
  readonly title: RegExp;
  /** The page's one main heading; null while a dialog hides it from assistive technology. */
  readonly heading: string | RegExp | null;
  /** What must still be there after the window has changed its width, so that the right state is judged. */
  readonly shows: () => Promise<void>;
  /** @default both */
  readonly only?: keyof typeof widths;
}

/** Judges the whole document as it stands, on a wide and on a narrow window: axe, scrolling, title and main heading. */
export async function expectAccessible(
  page: Page,
  { title, heading, shows, only }: AccessibleOptions,
): Promise<void> {
  const judged = only === undefined ? (['computer', 'narrow'] as const) : [only];
  for (const width of judged) {
    await test.step(`${String(widths[width])} px`, async () => {
      await page.setViewportSize({ width: widths[width], height: 900 });
      await shows();
      await expect(page).toHaveTitle(title);
      const headings = page.getByRole('heading', { level: 1 });
      await expect(headings).toHaveCount(heading === null ? 0 : 1);
      if (heading !== null) await expect(headings).toHaveAccessibleName(heading);
      await expectNoSidewaysScroll(page);
      await expectNoAxeViolations(page);
    });
  }
}
