import { expect, type Page } from '@playwright/test';

/** The area of a control that accepts presses, in CSS pixels. */
interface Target {
  readonly name: string;
  /** The page that a link leads to; null for all other controls. */
  readonly leadsTo: string | null;
  readonly isInText: boolean;
  readonly width: number;
  readonly height: number;
}

const least = { long: 44, short: 24, onlyWay: 44 } as const;

/**
 * Every control outside running text accepts presses on 44 px in one direction and 24 px in the other. A page with
 * only one link to it has a link of 44 px (row Z50).
 */
export async function expectTargets(page: Page): Promise<void> {
  const targets = await page.evaluate(measureTargets);
  expect(targets.length).toBeGreaterThan(3);
  const tooSmall = targets.filter(
    ({ isInText, width, height }) =>
      !isInText && (Math.max(width, height) < least.long || Math.min(width, height) < least.short),
  );
  const tooLow = targets.filter(
    ({ leadsTo }) =>
      leadsTo !== null &&
      !targets.some(
        (way) => way.leadsTo === leadsTo && (way.isInText || way.height >= least.onlyWay),
      ),
  );
  expect({ tooSmall, tooLow }).toEqual({ tooSmall: [], tooLow: [] });
}

/** Runs in the page. Tests at which points of two lines through its middle each control can be pressed. */
function measureTargets(): Target[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role="tab"]',
  );
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.closest('[aria-hidden="true"], [inert]') === null &&
    element.getBoundingClientRect().width > 2;

  /** A press on a check box's label counts. */
  const isHit = (control: HTMLElement, found: Element | null) =>
    found !== null &&
    (control.contains(found) ||
      (control instanceof HTMLInputElement &&
        [...(control.labels ?? [])].some((label) => label.contains(found))));

  const reach = (control: HTMLElement, x: number, y: number, stepX: number, stepY: number) => {
    for (let steps = 1; steps < 60; steps += 1) {
      const found = document.elementFromPoint(x + stepX * steps, y + stepY * steps);
      if (!isHit(control, found)) return steps - 1;
    }
    return 60;
  };

  const isInText = (control: HTMLElement) => {
    let block: HTMLElement | null = control;
    while (block !== null && getComputedStyle(block).display.startsWith('inline')) {
      block = block.parentElement;
    }
    if (block === null || block === control) return false;
    const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const isOther = node.parentElement?.closest('a, button, .sr-only') === null;
      if (isOther && /\p{L}/u.test(node.textContent ?? '')) return true;
    }
    return false;
  };

  return [...controls].filter(isShown).flatMap((control) => {
    control.scrollIntoView({ block: 'center' });
    const [box] = control.getClientRects();
    if (box === undefined) return [];
    const x = Math.round(box.left + Math.min(box.width, 60) / 2);
    const y = Math.round(box.top + box.height / 2);
    // The control is covered, or invisible until it has focus, as the skip link is.
    if (!isHit(control, document.elementFromPoint(x, y))) return [];
    const href = control.getAttribute('href') ?? '';
    return [
      {
        name: (control.ariaLabel ?? control.textContent ?? '').trim().slice(0, 40) || control.id,
        leadsTo: href.startsWith('/') ? href : null,
        isInText: isInText(control),
        width: reach(control, x, y, -1, 0) + reach(control, x, y, 1, 0) + 1,
        height: reach(control, x, y, 0, -1) + reach(control, x, y, 0, 1) + 1,
      },
    ];
  });
}
