import type { Politeness } from '../components/UiProvider/index.ts';

/** What a region of the story's page says now. */
export function saidIn(canvasElement: HTMLElement, politeness: Politeness): string[] {
  const regions = canvasElement.ownerDocument.querySelectorAll(`[aria-live="${politeness}"] > *`);
  return [...regions].map((one) => one.textContent);
}
