import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { QrCode, QrCodePanel } from './index.ts';

const label = 'QR-kod för BankID-appen';

function modules(): string[] {
  const code = screen.getByRole('img', { name: label });
  return [...code.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
}

it('draws 192 px with level L and a margin of 2 modules [L10]', () => {
  const value = 'bankid.1';
  render(<QrCode label={label} value={value} />);
  const drawn = modules();
  expect(screen.getByRole('img').getAttribute('width')).toBe('192');
  expect(screen.getByRole('img').getAttribute('height')).toBe('192');
  cleanup();
  for (const [level, marginSize] of [
    ['L', 2],
    ['M', 2],
    ['L', 4],
  ] as const) {
    render(
      <QRCodeSVG
        aria-label={label}
        boostLevel={false}
        level={level}
        marginSize={marginSize}
        role="img"
        value={value}
      />,
    );
    const isTheSame = modules().join(' ') === drawn.join(' ');
    expect([level, marginSize, isTheSame]).toEqual([
      level,
      marginSize,
      level === 'L' && marginSize === 2,
    ]);
    cleanup();
  }
});

it('numbers the instructions and keeps one live region while the status changes', () => {
  const panel = { value: 'bankid.1', label, instructions: ['Öppna appen.', 'Rikta kameran.'] };
  const { rerender } = render(<QrCodePanel {...panel} status="Väntar" />);
  const status = screen.getByRole('status');
  rerender(<QrCodePanel {...panel} status="Skriv din kod" />);
  expect(screen.getByRole('status')).toBe(status);
  expect(status.textContent).toBe('Skriv din kod');
  expect(screen.getAllByRole('listitem').length).toBe(2);
});

const panel = { label, instructions: ['Öppna appen.', 'Rikta kameran.'] };

it('keeps the place of a code that is loading, and shows none', () => {
  renderWithUi(<QrCodePanel {...panel} status="Hämtar koden" value="" />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('svg')?.getAttribute('width')).toBe('192');
});

it.each(['expired', 'failed'] as const)(
  'shows no code when it is %s, says why in the same region, and focuses the next code',
  async (state) => {
    const onRetry = vi.fn();
    const { rerender } = renderWithUi(<QrCodePanel {...panel} status="Väntar" value="bankid.1" />);
    const status = screen.getByRole('status');
    const stopped = { ...panel, state, onRetry, retryLabel: 'Ny kod', status: 'Koden gäller inte' };
    rerender(<QrCodePanel {...stopped} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('Koden gäller inte');
    expect(screen.getAllByRole('listitem').length).toBe(2);

    await userEvent.click(screen.getByRole('button', { name: 'Ny kod' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<QrCodePanel {...stopped} isRetrying />);
    await userEvent.click(screen.getByRole('button', { name: 'Ny kod' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    rerender(<QrCodePanel {...panel} status="Hämtar koden" value="" />);
    rerender(<QrCodePanel {...panel} status="Väntar" value="bankid.2" />);
    expect(document.activeElement).toBe(screen.getByRole('img', { name: label }));
  },
);

it('leaves focus where the user has moved it before the new code arrives', () => {
  const page = (code: ReactNode) => (
    <>
      {code}
      <a href="/help">Help</a>
    </>
  );
  const stopped = { ...panel, onRetry: vi.fn(), retryLabel: 'Ny kod', status: 'Koden gäller inte' };
  const { rerender } = renderWithUi(page(<QrCodePanel {...stopped} state="expired" />));
  screen.getByRole('link', { name: 'Help' }).focus();
  rerender(page(<QrCodePanel {...panel} status="Väntar" value="bankid.2" />));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Help' }));
});

it('draws each new code in the same picture, and leaves focus in place [L10]', () => {
  const { rerender } = renderWithUi(<QrCodePanel {...panel} status="Väntar" value="" />);
  const drawn = ['bankid.1', 'bankid.2'].map((value) => {
    rerender(<QrCodePanel {...panel} status="Väntar" value={value} />);
    expect(document.activeElement).toBe(document.body);
    return { picture: screen.getByRole('img'), modules: modules() };
  });
  expect(drawn[1]?.picture).toBe(drawn[0]?.picture);
  expect(drawn[1]?.modules).not.toEqual(drawn[0]?.modules);
});

it.each([
  ['that is too long for one', 'ö'.repeat(1477)],
  ['with half a character', 'bankid.\uD800.1'],
])('draws no code of a value %s, and the page stays [G30]', (_what, value) => {
  const { container } = renderWithUi(<QrCode label={label} value={value} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(container.querySelector('svg')).toBeNull();
  cleanup();
  renderWithUi(<QrCodePanel {...panel} status="Väntar" value={value} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getAllByRole('listitem').length).toBe(2);
});

it('draws a code of exactly as many bytes as there is room for', () => {
  renderWithUi(<QrCode label={label} value={`${'ö'.repeat(1476)}x`} />);
  expect(screen.getByRole('img')).toBeDefined();
});
