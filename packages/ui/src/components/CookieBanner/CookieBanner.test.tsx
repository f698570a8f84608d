import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { sv } from '@mina-sidor/texts';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { TextButton } from '../Link/index.ts';
import { UiProvider } from '../UiProvider/index.ts';
import { CookieBanner } from './index.ts';

const onClose = vi.fn();
const banner = (
  <CookieBanner
    closeContext="information om kakor"
    closeLabel="Stäng"
    label="Information om kakor"
    more={<TextButton onClick={vi.fn()}>Läs om kakor</TextButton>}
    onClose={onClose}
  >
    Vi använder bara kakor som behövs.
  </CookieBanner>
);

it('has moved focus into the page when onClose is called, and lets the page move it further', async () => {
  renderWithUi(
    <>
      {banner}
      <main tabIndex={-1}>
        <h1 tabIndex={-1}>Översikt</h1>
      </main>
    </>,
  );
  const close = screen.getByRole('button', { name: 'Stäng information om kakor' });
  onClose.mockImplementationOnce(() => {
    expect(document.activeElement).toBe(screen.getByRole('main'));
    screen.getByRole('heading').focus();
  });
  await userEvent.click(close);
  expect(document.activeElement).toBe(screen.getByRole('heading'));
});

it('looks the same when rendered on the server', () => {
  const page = (
    <UiProvider locale="sv" texts={sv.ui}>
      {banner}
    </UiProvider>
  );
  const fromServer = document.createElement('div');
  fromServer.innerHTML = renderToString(page);
  const { container } = renderWithUi(banner);
  expect(fromServer.querySelector('section')?.textContent).toBe(
    container.querySelector('section')?.textContent,
  );
});
