import { earlyAnswersCome } from '../platform/earlyAnswers.ts';
import type { Draw } from './start.tsx';

/** Loads the code that all pages except the login share. */
export async function loadPages() {
  return (await import('./drawPages.tsx')).drawPages;
}

/** The same for a document that starts with these pages. The script in its head fetches the code and data of the first page. */
export async function loadFirstPage(): Promise<Draw> {
  const answered = earlyAnswersCome();
  const drawPages = await loadPages();
  return (root, application) => drawPages(root, application, undefined, answered);
}
