import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Notice } from './Notice.tsx';

it.each([
  ['info', 'Information: Nya öppettider'],
  ['positive', 'Klart: Nya öppettider'],
  ['warning', 'Viktigt: Nya öppettider'],
  ['critical', 'Varning: Nya öppettider'],
  ['neutral', 'Nya öppettider'],
] as const)('states the meaning of the tone %s in words', (tone, words) => {
  renderWithUi(<Notice headingLevel={2} title="Nya öppettider" tone={tone} />);
  expect(screen.getByRole('heading', { level: 2, name: words })).toBeDefined();
});

it('is not announced when it is there as the page loads', () => {
  renderWithUi(<Notice title="Nya öppettider" tone="critical" />);
  expect(announced()).toEqual([]);
});

it('is announced again when its words change, and not when it is drawn anew [Z99]', () => {
  const notice = (title: string) => <Notice announcement="status" title={title} tone="neutral" />;
  const { rerender } = renderWithUi(notice('En fil saknas'));
  rerender(notice('En fil saknas'));
  rerender(notice('Två filer saknas'));
  expect(announced()).toEqual(['En fil saknas', 'Två filer saknas']);
  expect(document.querySelector('[aria-live="assertive"] > *'), 'it can wait').toBeNull();
});

it('is announced once when all of the page around it is drawn anew, and again when only the notice is [Z99]', () => {
  const page = (address: string, attempt: number) => (
    <main key={address}>
      <Notice announcement="alert" key={attempt} title="Ingen uppkoppling" tone="warning" />
    </main>
  );
  // Each time that something is said puts an element of its own into the region.
  const last = () => document.querySelector('[aria-live="assertive"] > :last-child');
  const { rerender } = renderWithUi(page('/oversikt', 1));
  const first = last();
  expect(first?.textContent).toBe('Viktigt: Ingen uppkoppling');
  rerender(page('/krav', 1));
  expect(last()).toBe(first);
  rerender(page('/krav', 2));
  expect(last()).not.toBe(first);
});

it.each(['main', 'dialog'] as const)(
  'has moved focus to the surrounding %s when it is closed, and lets the page move it further',
  async (role) => {
    renderWithUi(
      <div role={role} tabIndex={-1}>
        <Notice
          closeLabel="Stäng öppettider"
          onClose={() => {
            expect(document.activeElement).toBe(screen.getByRole(role));
            screen.getByRole('button', { name: 'Next' }).focus();
          }}
          title="Nya tider"
          tone="info"
        />
        <button type="button">Next</button>
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Stäng öppettider' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Next' }));
  },
);

it('announces what happened as sentences, without its links and buttons [Z99]', () => {
  renderWithUi(
    <Notice
      action={<button type="button">Change the text</button>}
      announcement="alert"
      closeLabel="Stäng meddelandet"
      onClose={() => undefined}
      title="Det gick inte"
      tone="critical"
    >
      Försök igen.
    </Notice>,
  );
  expect(announced()).toEqual(['Varning: Det gick inte. Försök igen.']);
  expect(screen.getAllByRole('button')).toHaveLength(2);
});
