import type { Locator } from '@playwright/test';

import { Shell } from './pages/Shell.ts';
import { customers, expect, test } from './support/test.ts';

/** As WCAG 2.2 defines it. */
function contrast(one: string, other: string): number {
  const luminance = (color: string) => {
    const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/gu) ?? []).map((text) => {
      const part = Number(text) / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

/** The colour of the current page's mark at one edge of its link, and the colour of the header around it. */
async function markOf(link: Locator, edge: 'borderBottomColor' | 'borderLeftColor') {
  return link.evaluate((element, side) => {
    const header = element.closest('header');
    if (header === null) throw new Error('The menu is not in the header');
    return {
      mark: getComputedStyle(element)[side],
      ground: getComputedStyle(header).backgroundColor,
    };
  }, edge);
}

test(
  'Z50: the current page is marked clearly in the menu, light and dark',
  { tag: ['@Z50'] },
  async ({ page, openAs }) => {
    const shell = new Shell(page);
    const current = shell.item('Krav');
    await openAs(customers.maja, '/krav');
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width: 1280, height: 900 });
      await expect(current).toHaveAttribute('aria-current', 'page');
      const wide = await markOf(current, 'borderBottomColor');
      expect(contrast(wide.mark, wide.ground)).toBeGreaterThanOrEqual(3);
      await page.setViewportSize({ width: 390, height: 844 });
      await shell.openMenu.click();
      const narrow = await markOf(current, 'borderLeftColor');
      expect(contrast(narrow.mark, narrow.ground)).toBeGreaterThanOrEqual(3);
      await shell.closeMenu.click();
    }
  },
);
