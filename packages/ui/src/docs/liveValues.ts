import { useSyncExternalStore } from 'react';

import { contrast } from '../theme/contrast.ts';

/**
 * What the browser draws at the moment, read again whenever the look of the page may have changed: the brand or the
 * scheme was switched, a style sheet came, the window got another size.
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

/** `var(--ms-color-ink)` as it is written in a theme: `--ms-color-ink`. */
export function propertyName(reference: string): string {
  return reference.replace(/^var\((.+)\)$/u, '$1');
}

/** The value that the present theme gives a custom property. */
export function useToken(reference: string): string {
  return useRendered(() =>
    getComputedStyle(document.documentElement).getPropertyValue(propertyName(reference)).trim(),
  );
}

/** Contrast between an element's rendered text and ground, as `9.24`; empty before it is drawn. */
export function renderedContrast(element: HTMLElement | null): string {
  if (element === null) return '';
  const { color, backgroundColor } = getComputedStyle(element);
  return contrast(toHex(color), toHex(backgroundColor)).toFixed(2);
}

function toHex(rendered: string): string {
  const parts = (rendered.match(/\d+/gu) ?? []).slice(0, 3);
  return `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
}
