let texts: string[] = [];

new MutationObserver((mutations) => {
  for (const { addedNodes } of mutations) {
    for (const node of addedNodes) {
      const element = node instanceof Element ? node : node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (text !== '' && element?.closest('[aria-live]') != null) texts.push(text);
    }
  }
}).observe(document, { childList: true, subtree: true, characterData: true });

/** What has been put into live regions during the test, in order. It is removed again after a moment. */
export function announced(): readonly string[] {
  return texts;
}

export function forgetAnnouncements(): void {
  texts = [];
}
