// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { createTab } from '../../testing/aTab.ts';
import { logInAnew } from '../../testing/draftDocument.ts';
import { warnBeforeUnload } from './warnBeforeUnload.ts';

const file = new File(['x'], 'kvitto.pdf');

function open() {
  const page = logInAnew(createTab());
  // Its own, because other test files leave listeners in the shared one.
  const browserWindow = new EventTarget();
  warnBeforeUnload(page.drafts, browserWindow);
  const isAsked = () =>
    !browserWindow.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  return { ...page, drafts: page.drafts, isAsked };
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
