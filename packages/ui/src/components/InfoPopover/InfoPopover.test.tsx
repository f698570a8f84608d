import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { sv } from '@mina-sidor/texts';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { UiProvider } from '../UiProvider/index.ts';
import { InfoPopover } from './index.ts';

const example = (
  <p>
    Inkasso <InfoPopover term="Inkasso">Skulden har gått vidare.</InfoPopover>{' '}
    <a href="/krav">Krav</a>
  </p>
);

const button = (): HTMLElement =>
  screen.getByRole('button', { name: 'Mer information om Inkasso' });

it('closes by Tab where its button is the last stop of the page, and the next Tab leaves the page', async () => {
  renderWithUi(<InfoPopover term="Inkasso">Skulden har gått vidare.</InfoPopover>);
  await userEvent.click(button());
  await screen.findByRole('dialog');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Stäng');
  await userEvent.tab();
  expect(document.activeElement).toBe(button());
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('leads back to its button by Shift+Tab, and from there to what comes before it', async () => {
  renderWithUi(
    <>
      <a href="/skuld">Skuld</a>
      {example}
    </>,
  );
  await userEvent.click(button());
  await screen.findByRole('dialog');
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(button());
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Skuld' }));
});

it('contains its explanation when rendered on the server, for printing', () => {
  const page = renderToString(
    <UiProvider locale="sv" texts={sv.ui}>
      {example}
    </UiProvider>,
  );
  expect(page).toContain('Skulden har gått vidare.');
});

it('gives focus back to its button when it closes in a dialog', async () => {
  renderWithUi(
    <div role="dialog" tabIndex={-1}>
      {example}
    </div>,
  );
  await userEvent.click(button());
  await screen.findByRole('dialog', { name: 'Inkasso' });
  // A dialog takes focus when what had it is removed.
  screen.getByRole('button', { name: 'Stäng' }).addEventListener('click', () => {
    document.querySelector<HTMLElement>('[role="dialog"]')?.focus();
  });
  await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
  await expect.poll(() => document.activeElement).toBe(button());
});

it('closes for print, where its explanation stands after its word', async () => {
  const print = new EventTarget();
  vi.stubGlobal('matchMedia', () => Object.assign(print, { matches: false }));
  renderWithUi(example);
  await userEvent.click(button());
  await screen.findByRole('dialog', { name: 'Inkasso' });
  act(() => {
    print.dispatchEvent(new Event('change'));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('opens where a test has replaced matchMedia by an old form of it [G40]', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: () => undefined }));
  renderWithUi(example);
  await userEvent.click(button());
  await screen.findByRole('dialog', { name: 'Inkasso' });
});
