// @vitest-environment jsdom
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect, it, vi } from 'vitest';

import { useCustomer } from '../../customer/customer.ts';
import { emptyFilter, type ListFilter, withView } from '../../customer/listSettings.ts';
import { entriesOf } from '../../domain/record.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { button, draw, press, shownText } from '../../testing/draw.tsx';
import { StoryFrame } from '../../testing/StoryFrame.tsx';
import type { DocumentRow } from './documents.rules.ts';
import { DocumentsView } from './DocumentsView.tsx';
import type { DocumentsNotices } from './notices.rules.ts';
import type { Documents } from './useDocuments.ts';

const letter: DocumentRow = {
  key: '1',
  name: 'Kravbrev',
  referenceNumber: '47110023918',
  sentVia: 'Brev',
  date: '2026-11-02',
  size: 73_481,
  file: { index: '1' },
};
const reminder: DocumentRow = { ...letter, key: '2', name: 'Påminnelse', sentVia: 'E-post' };
const compilation: DocumentRow = { ...letter, name: 'Skuldsammanställning' };
const extract: DocumentRow = {
  ...letter,
  name: 'Registerutdrag',
  referenceNumber: null,
  sentVia: null,
  file: { token: 'r-1' },
};
const usual: Documents = {
  notices: { claims: null, page: null },
  claims: {
    status: 'ready',
    value: { demands: [letter, reminder], agreements: [], compilations: [compilation] },
  },
  extracts: { status: 'ready', value: [extract] },
  canOrderCompilation: true,
};
const failed = (reload: () => void, isReloading = false) =>
  ({ status: 'failed', reload, isReloading }) as const;
const allFailed = { claims: null, page: 'allFailed' } as const;

/** The page of documents, which can change during the visit. */
function open(documents: Documents, filter: Partial<ListFilter> = {}) {
  const shown = createStore(documents);
  const calls: string[] = [];
  const Page = () => {
    const { listSettings } = useCustomer().scope;
    // Once, as a customer who comes back to the page.
    useState(() => {
      const view = { filter: { ...emptyFilter, ...filter } };
      listSettings.set(withView(listSettings.get(), 'demands', view));
    });
    return <DocumentsView documents={useStore(shown)} />;
  };
  draw(
    <StoryFrame
      answer={(path) => {
        calls.push(path);
        return new Response(null, { status: 404 });
      }}
    >
      <Page />
    </StoryFrame>,
  );
  return {
    calls,
    change: (changes: Partial<Documents>) => {
      flushSync(() => shown.set({ ...shown.get(), ...changes }));
    },
  };
}

/** Writes in a field as a customer does. */
function write(label: string, text: string): void {
  const found = [...document.querySelectorAll('label')].find(
    ({ textContent }) => textContent === label,
  );
  const field = document.getElementById(found?.htmlFor ?? '');
  if (!(field instanceof HTMLInputElement)) throw new Error(`There is no field ${label}`);
  // As a browser does it: React does not see a value that is set on the element itself.
  Reflect.set(HTMLInputElement.prototype, 'value', text, field);
  flushSync(() => field.dispatchEvent(new Event('input', { bubbles: true })));
}

/** What each notice says. The compiler asks for the words of a new kind. */
const saidOfPage: Readonly<Record<NonNullable<DocumentsNotices['page']>, string>> = {
  noDocuments: 'Du har inga dokument här än',
  someFailed: 'En del dokument kan inte visas just nu',
  allFailed: 'Något gick fel när vi skulle hämta dokument',
};
const saidOfClaims: Readonly<Record<NonNullable<DocumentsNotices['claims']>, string>> = {
  offline: 'Dokumenten om dina krav är stängda just nu',
  blocked: 'Vi kan inte visa dokumenten om dina krav här',
  notAvailable: 'Vi kan inte visa dokumenten om dina krav just nu',
};

function section(heading: string): Element {
  const sections = [...document.querySelectorAll('main section')];
  const found = sections.find((each) => each.querySelector('h2')?.textContent === heading);
  if (found === undefined) throw new Error(`No section is called ${heading}.`);
  return found;
}

it.each([
  ...entriesOf(saidOfPage).map(([page, said]) => ({ notices: { claims: null, page }, said })),
  ...entriesOf(saidOfClaims).map(([claims, said]) => ({ notices: { claims, page: null }, said })),
])('says $said for $notices [K13]', ({ notices, said }) => {
  open({ ...usual, notices });
  expect(shownText()).toContain(said);
});

it.each([
  ['offline', false],
  ['blocked', true],
  ['notAvailable', false],
] as const)('says whom to ask about claims that are %s: %s [K13]', (claims, isSaid) => {
  open({ ...usual, notices: { claims, page: null } });
  expect(shownText().includes('Kontakta oss')).toBe(isSaid);
});

describe('the page of documents', () => {
  it('lists each kind in its section [K01]', () => {
    open(usual);
    expect(section('Kravbrev och utskick').textContent).toContain('Påminnelse');
    expect(section('Skuldsammanställningar').querySelectorAll('tbody tr')).toHaveLength(1);
    expect(section('Skuldsammanställningar').textContent).toContain('2026-11-02');
    expect(section('Registerutdrag').textContent).toContain('Registerutdrag');
  });

  it('says that a section has no documents, and offers no filter there [K07, K13]', () => {
    open({
      ...usual,
      claims: { status: 'ready', value: { demands: [], agreements: [], compilations: [] } },
    });
    const letters = section('Kravbrev och utskick').textContent;
    expect(letters).toContain('Du har inga kravbrev eller utskick.');
    expect(letters).not.toContain('Filtrera');
  });

  it('says how long a list keeps its documents once they are known, not above rows that are still loading [K01, Z23]', () => {
    const { change } = open({ ...usual, extracts: { status: 'loading' } });
    expect(section('Registerutdrag').textContent).not.toContain('finns kvar');
    change({ extracts: usual.extracts });
    expect(section('Registerutdrag').textContent).toContain('finns kvar här i 3\u00A0månader');
  });

  it('fetches all failed lists by one press, and keeps its busy button meanwhile [E11]', async () => {
    const [reloadClaims, reloadExtracts] = [vi.fn(), vi.fn()];
    const { change } = open({
      ...usual,
      notices: allFailed,
      claims: failed(reloadClaims),
      extracts: failed(reloadExtracts),
    });
    await expect.poll(shownText).toContain('Försök igen');
    press('Försök igen');
    expect([reloadClaims.mock.calls.length, reloadExtracts.mock.calls.length]).toEqual([1, 1]);
    change({
      notices: { claims: null, page: 'someFailed' },
      claims: failed(reloadClaims, true),
      extracts: { status: 'loading' },
    });
    expect(button('Försök igen').getAttribute('aria-busy')).toBe('true');
    expect(document.activeElement).toBe(button('Försök igen'));
  });

  it.each([
    ['that closes during the visit is announced', false],
    ['that was closed before is not announced', true],
  ])('a list about claims %s [K13, K17]', async (_what, wasClosed) => {
    const closed = { claims: 'offline', page: null } as const;
    const { change } = open(wasClosed ? { ...usual, notices: closed } : usual);
    change({ notices: closed });
    await expect.poll(shownText).toContain('Dokumenten om dina krav är stängda just nu');
    const alerts = [...document.querySelectorAll('[data-announced="alert"]')]
      .map(({ textContent }) => textContent)
      .join();
    expect(alerts.includes('Dokumenten om dina krav är stängda')).toBe(!wasClosed);
  });

  it.each([
    ['Kravbrev och utskick', 'Kravbrev', '/Communication/GetInsuranceDocument?index=1'],
    ['Registerutdrag', 'Registerutdrag', '/Communication/DownloadFile?token=r-1'],
  ])('opens a file of %s from the system that keeps it [Q31]', async (heading, name, path) => {
    vi.spyOn(globalThis, 'open').mockReturnValue(null);
    const { calls } = open(usual);
    const file = [...section(heading).querySelectorAll<HTMLElement>('tbody a, tbody button')].find(
      ({ textContent }) => textContent.includes(name),
    );
    file?.click();
    await expect.poll(() => calls).toEqual([path]);
  });
});

it('keeps what has been chosen in the other fields of a filter [K12]', async () => {
  open(usual, { names: ['Kravbrev'] });
  await expect.poll(shownText).toContain('Visar 1 av 2 dokument');
  write('Referensnummer', '4711');
  await expect.poll(shownText).toContain('2 filter används');
  expect(shownText()).toContain('Visar 1 av 2 dokument');
});
