import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { DebtBanner } from './DebtBanner.tsx';

it('shows the debt under its heading [C03]', () => {
  renderWithUi(<DebtBanner amount="12 480 kr" heading="Krav – din skuld just nu" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Krav – din skuld just nu');
  expect(screen.getByText('12 480 kr')).toBeDefined();
});

it('does not say a debt that is out of date [Z26]', () => {
  renderWithUi(<DebtBanner amount="12 480 kr" heading="Krav" isAmountOld />);
  expect(screen.getByText('12 480 kr').closest('[aria-hidden=true]')).not.toBeNull();
});

it('shows the daily increase and explains it in a popover [C04]', async () => {
  renderWithUi(
    <DebtBanner
      amount="12 480 kr"
      dailyIncrease={{
        label: '+ 45 kr/dag',
        info: 'Ett fordon är oförsäkrat.',
        infoLabel: 'ökningen',
      }}
      heading="Krav"
    />,
  );
  expect(screen.getByText('+ 45 kr/dag')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mer information om ökningen' }));
  expect(screen.getByText('Ett fordon är oförsäkrat.')).toBeDefined();
});

it('shows neither increase nor popover while the debt does not grow [C04]', () => {
  renderWithUi(<DebtBanner amount="12 480 kr" heading="Krav" />);
  expect(screen.queryByText(/kr\/dag/u)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});
