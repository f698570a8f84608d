import { waitFor } from '@testing-library/dom';

/** A message that was announced without moving focus. */
export interface Announcement {
  readonly message: string;
  readonly politeness: 'polite' | 'assertive';
}

/** Records the messages of the page's live regions. */
export interface AnnouncementRecorder {
  /** All messages since the recorder was created or cleared. */
  readonly said: () => readonly Announcement[];
  readonly clear: () => void;
  readonly stop: () => void;
}

const implied: Readonly<Record<string, Announcement['politeness']>> = {
  alert: 'assertive',
  log: 'polite',
  status: 'polite',
};
const regions =
  '[aria-live="polite"], [aria-live="assertive"], [role="alert"], [role="log"], [role="status"]';

/**
 * Records everything that is added to live regions from now on. Text that is already there, or that is added together
 * with its polite region, is not announced by screen readers and not recorded. An alert is recorded in either case.
 */
export function recordAnnouncements(root: ParentNode & Node = document): AnnouncementRecorder {
  let said: Announcement[] = [];
  const hear = (region: Element | null, text: string): void => {
    const message = text.replaceAll(/\s+/gu, ' ').trim();
    if (region !== null && message !== '') said.push({ message, politeness: politenessOf(region) });
  };
  const observer = new MutationObserver((mutations) => {
    for (const { type, target, addedNodes } of mutations) {
      if (type === 'characterData') {
        hear(target.parentElement?.closest(regions) ?? null, target.textContent ?? '');
      }
      for (const node of addedNodes) {
        const region = target instanceof Element ? target.closest(regions) : null;
        if (region !== null) hear(region, node.textContent ?? '');
        else for (const alert of alertsIn(node)) hear(alert, alert.textContent);
      }
    }
  });
  observer.observe(root, { childList: true, characterData: true, subtree: true });
  return {
    said: () => said,
    clear: () => {
      said = [];
    },
    stop: () => {
      observer.disconnect();
    },
  };
}

/**
 * Resolves when the message has been announced. Fails if it was not announced, or more than once by then. A later
 * repetition is found with `said()` at the end of the test.
 */
export async function expectAnnounced(
  recorder: AnnouncementRecorder,
  message: string | RegExp,
  politeness?: Announcement['politeness'],
): Promise<void> {
  const count = (): number =>
    recorder.said().filter((one) => isMessage(one, message, politeness)).length;
  const fault = (): Error => {
    const heard = recorder.said().map((one) => `${one.politeness}: ${one.message}`);
    return new Error(
      `Expected ${String(message)} to be said once, but it was said ${String(count())} times. Heard: ${heard.join(' | ')}`,
    );
  };
  await waitFor(() => {
    if (count() === 0) throw fault();
  });
  // What has been said twice is never said once again.
  if (count() > 1) throw fault();
}

function isMessage(
  said: Announcement,
  message: string | RegExp,
  politeness: Announcement['politeness'] | undefined,
): boolean {
  if (politeness !== undefined && said.politeness !== politeness) return false;
  return typeof message === 'string' ? said.message === message : message.test(said.message);
}

function alertsIn(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return node.matches('[role="alert"]') ? [node] : [...node.querySelectorAll('[role="alert"]')];
}

function politenessOf(region: Element): Announcement['politeness'] {
  const live = region.getAttribute('aria-live');
  if (live === 'polite' || live === 'assertive') return live;
  return implied[region.getAttribute('role') ?? ''] ?? 'polite';
}
