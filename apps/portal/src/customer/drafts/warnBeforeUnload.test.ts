// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { logInAnew } from '../../testing/draftDocument.ts';
import { warnBeforeUnload } from './warnBeforeUnload.ts';

const file = new File(['x'], 'kvitto.pdf');

/** A window that says whether anybody listens to its end. Browsers do not keep such a page for the back button. */
class BrowserWindow extends EventTarget {
  readonly listeners = new Set<unknown>();
  override addEventListener(...given: Parameters<EventTarget['addEventListener']>): void {
    if (given[0] === 'beforeunload') this.listeners.add(given[1]);
    super.addEventListener(...given);
  }
  override removeEventListener(...given: Parameters<EventTarget['removeEventListener']>): void {
    this.listeners.delete(given[1]);
    super.removeEventListener(...given);
  }
}

function open() {
  const page = logInAnew(createTab());
  // Its own, because other test files leave listeners in the shared one.
  const browserWindow = new BrowserWindow();
  warnBeforeUnload(page.drafts, browserWindow);
  const isAsked = () =>
    !browserWindow.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const leave = () => browserWindow.dispatchEvent(new Event('pagehide'));
  const isListening = () => browserWindow.listeners.size > 0;
  return { ...page, drafts: page.drafts, isAsked, isListening, leave };
}

describe('the browser', () => {
  it('asks before it leaves chosen files, and never for text that is kept [Z15]', () => {
    const { write, attach, isAsked } = open();
    write('Hej igen');
    expect(isAsked()).toBe(false);
    attach(file);
    expect(isAsked()).toBe(true);
    attach();
    expect(isAsked()).toBe(false);
  });

  it('can keep the page for the back button whenever nothing would be lost [Z15]', () => {
    const { write, attach, isListening } = open();
    write('Hej igen');
    expect(isListening()).toBe(false);
    attach(file);
    expect(isListening()).toBe(true);
    attach();
    expect(isListening()).toBe(false);
  });

  it('does not ask when a page that it has kept is reloaded for the back button [Z15, L25]', () => {
    const { attach, leave, isAsked } = open();
    attach(file);
    leave();
    expect(isAsked()).toBe(false);
  });

  it('does not ask again about a loss that the customer has agreed to [Z15]', () => {
    const { write, attach, drafts, isAsked } = open();
    attach(file);
    drafts.acceptLoss();
    expect(isAsked()).toBe(false);
    expect(drafts.unloadLoss()).toBe('files');
    write('Nu är det ett annat utkast');
    expect(isAsked()).toBe(true);
  });
});
