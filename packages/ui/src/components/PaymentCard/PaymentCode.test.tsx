import { render, screen } from '@testing-library/react';
import { QRCodeSVG } from 'qrcode.react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { giroNumbers, numberWords as words } from '../../testing/samplePayment.tsx';
import { PaymentNumberList } from './PaymentNumberList.tsx';

const code = {
  value: '{"uqr":1,"iref":"471100239188","due":4350.5,"pt":"PG","acc":"123456-6"}',
  label: 'QR-kod för att betala 4 350,50 kr till Plusgiro',
  instruction: 'Läs av koden med bankens app.',
};
const payment = { numbers: giroNumbers('12 34 56-6', '471100239188') };

const modulesOf = (image: Element): string =>
  [...image.querySelectorAll('path')].map((path) => path.getAttribute('d')).join(' ');

it('draws the payment as a code next to its numbers, large enough for a camera, and keeps its place while loading', async () => {
  renderWithUi(<PaymentNumberList payments={[{ ...payment, code }]} words={words} />);
  expect(screen.getByText(code.instruction)).toBeDefined();
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelectorAll('svg[width="192"]').length).toBe(1);
  const image = await screen.findByRole('img', { name: code.label });
  expect(image.getAttribute('width')).toBe('192');

  const { container } = render(
    <QRCodeSVG boostLevel={false} level="L" marginSize={2} value={code.value} />,
  );
  expect(modulesOf(image)).toBe(modulesOf(container));
});

it('shows only the numbers when no code can be made', () => {
  renderWithUi(<PaymentNumberList payments={[payment]} words={words} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(document.querySelector('svg[width="192"]')).toBeNull();
});

it('shows only the numbers when the payment is too long for a code', () => {
  const tooLong = { ...code, value: 'x'.repeat(2954) };
  renderWithUi(<PaymentNumberList payments={[{ ...payment, code: tooLong }]} words={words} />);
  expect(screen.queryByText(code.instruction)).toBeNull();
  expect(screen.queryByRole('button', { name: /QR/u })).toBeNull();
});
