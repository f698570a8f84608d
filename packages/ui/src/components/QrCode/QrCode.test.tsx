import { cleanup, render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { afterEach, expect, it } from 'vitest';

import { QrCode, QrCodePanel } from './index.ts';

afterEach(cleanup);

const label = 'QR-kod för BankID-appen';

function modules(): string[] {
  const code = screen.getByRole('img', { name: label });
  return [...code.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
}

it('draws 192 px with level L and a margin of 2 modules [L10]', () => {
  render(<QrCode label={label} value="bankid.1" />);
  const drawn = modules();
  expect(screen.getByRole('img').getAttribute('width')).toBe('192');
  cleanup();
  render(<QRCodeSVG aria-label={label} level="L" marginSize={2} role="img" value="bankid.1" />);
  expect(modules()).toEqual(drawn);
});

it('draws anew when the value changes [L10]', () => {
  const { rerender } = render(<QrCode label={label} value="bankid.1" />);
  const before = modules();
  rerender(<QrCode label={label} value="bankid.2" />);
  expect(modules()).not.toEqual(before);
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
