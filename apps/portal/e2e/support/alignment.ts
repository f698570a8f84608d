import type { Page } from '@playwright/test';

/** The sentences of several lines that end at the right edge, which are hard to read. */
export async function proseAtRightEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { textAlign, lineHeight } = getComputedStyle(element);
        const text = [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE)
          .map((node) => node.textContent ?? '')
          .join(' ');
        const isSentence = text.trim().split(/\s+/u).length > 4;
        const lines = element.getBoundingClientRect().height / Number.parseFloat(lineHeight);
        return /^(?:end|right)$/u.test(textAlign) && isSentence && lines > 1.9;
      })
      .map((element) => element.textContent?.trim() ?? ''),
  );
}

/** The words that an icon on their line touches. */
export async function wordsAtIcons(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const range = document.createRange();
    const touches = (icon: DOMRect, words: DOMRect) => {
      const isOnLine = icon.top < words.bottom - 2 && icon.bottom > words.top + 2;
      const gap = Math.max(words.left - icon.right, icon.left - words.right);
      return words.width > 1 && isOnLine && gap < 4;
    };
    return [...document.querySelectorAll('a svg, button svg, summary svg, p svg')].flatMap(
      (icon) => {
        const box = icon.getBoundingClientRect();
        const holder = icon.closest('a, button, summary, p');
        if (holder === null || box.width === 0) return [];
        const walker = document.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
        while (walker.nextNode() !== null) {
          const node = walker.currentNode;
          range.selectNodeContents(node);
          const isHeardOnly = (node.parentElement?.clientWidth ?? 0) === 1;
          if (isHeardOnly || node.textContent?.trim() === '') continue;
          if ([...range.getClientRects()].some((words) => touches(box, words)))
            return [holder.textContent?.trim() ?? ''];
        }
        return [];
      },
    );
  });
}
