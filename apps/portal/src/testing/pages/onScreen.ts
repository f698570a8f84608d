import { screen } from '@testing-library/dom';

import { notices } from '../notices.ts';
import { sandbox } from './openPortal.tsx';
import { shownText } from './shownText.ts';

/** The heading of the page; an empty text while there is none. */
export function pageHeading(): string {
  return shownText(screen.queryByRole('heading', { level: 1 }));
}

/** All alerts, as one text; empty without any. */
export function shownAlerts(): string {
  return notices('alert').map(shownText).join(' ');
}

/** What a part of the page says, such as `main` or `banner`. */
export function textOf(landmark: 'main' | 'banner' | 'contentinfo'): string {
  return shownText(screen.queryByRole(landmark));
}

/** The text of what has focus. */
export function focusedText(): string {
  return shownText(document.activeElement);
}

/** The address of the page, without the host. */
export function address(): string {
  return location.pathname + location.search + location.hash;
}

/** How often the portal has made this call since `sandbox.forgetCalls`. */
export async function callsOf(path: string): Promise<number> {
  return (await sandbox.calls()).filter((call) => call.path === path).length;
}

/** Whether the browser still holds a session; until then, an answer to the log-out is on its way. */
export function hasSession(): boolean {
  return document.cookie.includes('XSRF-TOKEN');
}

/** The messages of the errors that the portal has reported. The live connection needs a browser, and reports that here. */
export async function reportedErrors(): Promise<readonly string[]> {
  const messages = (await sandbox.errorReports()).map(({ message }) => message);
  return messages.filter((message) => !message.startsWith('Live connection'));
}
