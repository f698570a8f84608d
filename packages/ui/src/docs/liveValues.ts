import { useSyncExternalStore } from 'react';

import { contrast } from '../theme/contrast.ts';

/**
 * The computed styles of the page. They are read again when the look may have changed: another brand or scheme, a new
 * style sheet, another window size.
 */
export function useRendered(read: () => string): string {
  return useSyncExternalStore(subscribe, read);
}

function subscribe(onChange: () => void): () => void {
  const page = new MutationObserver(onChange);
  page.observe(document.documentElement, { attributes: true });
  page.observe(document.head, { childList: true });
  const listening = new AbortController();
  const { signal } = listening;
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', onChange, { signal });
  window.addEventListener('resize', onChange, { signal });
  return () => {
    page.disconnect();
    listening.abort();
  };
}

/** `var(--ms-color-ink)` becomes `--ms-color-ink`, as a theme writes it. */
export function propertyName(reference: string): string {
  return reference.replace(/^var\((.+)\)$/u, '$1');
}

/** The value of a custom property in the current theme. */
export function useToken(reference: string): string {
  return useRendered(() =>
    getComputedStyle(document.documentElement).getPropertyValue(propertyName(reference)).trim(),
  );
}

/** Contrast between an element's text and background, such as `9.24`; empty until it is drawn. */
export function renderedContrast(element: HTMLElement | null): string {
  if (element === null) return '';
  const { color, backgroundColor } = getComputedStyle(element);
  return contrast(toHex(color), toHex(backgroundColor)).toFixed(2);
}

function toHex(rendered: string): string {
  const parts = (rendered.match(/\d+/gu) ?? []).slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
