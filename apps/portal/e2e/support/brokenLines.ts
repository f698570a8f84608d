import type { Page } from '@playwright/test';

/**
 * The words, dates, numbers with their units and ungrouped reference numbers on the screen that a line breaks in two,
 * each with a slash where it breaks, words with a gap in them, and marks that a line begins with. A word may break after a hyphen, a soft one too, and a
 * number between its groups.
 *
 * @param root the selector of what is looked at
 */
export async function brokenLines(page: Page, root = 'body'): Promise<readonly string[]> {
  return page.evaluate((selector) => {
    interface Letter {
      readonly node: Node;
      readonly at: number;
    }
    const whole =
      /\d{4}[-\u2011]\d\d[-\u2011]\d\d|\d[\d\s]*(?:,\d+)?\s(?:kr|dag(?:ar)?|krav|månad(?:er)?|minut(?:er)?|sekund(?:er)?|tecken|kB|MB|%|januari|februari|mars|april|maj|juni|juli|augusti|september|oktober|november|december)(?!\p{L})|kl\.\s\d|\b[A-ZÅÄÖ]{3}\s\d\d[\dA-Z]\b|[\p{L}\p{N}]+/gu;
    // Not a part of a payment number, which has letters too.
    const reference = /(?<![\p{L}\d])\d{11}(?![\p{L}\d])/gu;
    const range = document.createRange();
    const boxOf = ({ node, at }: Letter) => {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      return range.getClientRects()[0];
    };

    // The library draws soft hyphens between two texts. One that a line ends with has a width.
    const isAfterHyphen = (node?: Node, before?: Node, hasRoom = true) =>
      node !== before &&
      node?.previousSibling instanceof Element &&
      getComputedStyle(node.previousSibling, '::before').content.includes('\u00AD') &&
      (node.previousSibling.getBoundingClientRect().width > 0 || !hasRoom);
    const isHeardOnly = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (each.clientWidth <= 1 && getComputedStyle(each).position === 'absolute') return true;
      return false;
    };

    // The text of each block in one piece, whatever elements stand inside it.
    const blocks = new Map<Element, Letter[]>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode;
      if (node.parentElement?.closest(selector) === null) continue;
      let block = node.parentElement;
      if (block === null || !block.checkVisibility() || isHeardOnly(block)) continue;
      while (block.parentElement && /^(?:inline|contents)$/u.test(getComputedStyle(block).display))
        block = block.parentElement;
      const letters = blocks.get(block) ?? [];
      for (let at = 0; at < (node.textContent?.length ?? 0); at += 1) letters.push({ node, at });
      blocks.set(block, letters);
    }

    const found: string[] = [];
    for (const [block, letters] of blocks) {
      const end = block.getBoundingClientRect().right;
      const text = letters.map(({ node, at }) => node.textContent?.charAt(at) ?? '').join('');
      const around = (from: number, to: number, mark: string) =>
        `${text.slice(Math.max(0, from - 25), from)}${mark}${text.slice(to, to + 25)}`.trim();
      for (const { 0: token, index } of text.matchAll(whole)) {
        let last: DOMRect | undefined;
        let lastNode: Node | undefined;
        for (let offset = 0; offset < token.length; offset += 1) {
          const letter = letters[index + offset];
          const box = letter && /\S/u.test(token.charAt(offset)) ? boxOf(letter) : undefined;
          if (box === undefined || box.width === 0) continue;
          const isOfGroups = letter?.node !== lastNode && /\d/u.test(token);
          const isOnNextLine =
            last !== undefined &&
            // Where a word of large text fills its line, there is no room for a hyphen.
            !isAfterHyphen(letter?.node, lastNode, end - last.right > last.height / 3) &&
            box.top > last.top + last.height / 2 &&
            box.left < last.right;
          // The parts of a word with soft hyphens are no boxes with gaps.
          const isTornApart =
            last !== undefined &&
            Math.abs(box.top - last.top) < 1 &&
            box.left - last.right > last.height / 5;
          if (!isOfGroups && (isOnNextLine || (isTornApart && !/\s/u.test(token)))) {
            const at = index + offset;
            found.push(around(at, at, '/'));
            break;
          }
          last = box;
          lastNode = letter?.node;
        }
      }
      const edge =
        block.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(block).paddingLeft);
      for (const { index } of text.matchAll(/[.,;:!?]/gu)) {
        const mark = letters[index];
        const box = mark === undefined ? undefined : boxOf(mark);
        if (box !== undefined && box.width > 0 && Math.abs(box.left - edge) < 1)
          found.push(around(index, index, '/'));
      }
      for (const { 0: token, index } of text.matchAll(reference)) {
        const [before, start] = [letters[index + 3], letters[index + 4]].map((letter) =>
          letter === undefined ? undefined : boxOf(letter),
        );
        if (!before || !start || before.width === 0) continue;
        if (start.left - before.right < 1 && start.top < (before.top + before.bottom) / 2)
          found.push(around(index, index + 11, `[${token}]`));
      }
    }
    return [...new Set(found)];
  }, root);
}
