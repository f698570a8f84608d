import { sv } from '@mina-sidor/texts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { useAnnounce, useCollator, useUiTexts } from './contexts.ts';
import { UiProvider } from './UiProvider.tsx';

function Announcing() {
  const announce = useAnnounce();
  return (
    <button
      onClick={() => {
        announce('Kopierat');
        announce('Du loggas ut om en minut', 'assertive');
      }}
      type="button"
    >
      Säg
    </button>
  );
}

it('puts messages into the region of their urgency and removes them later', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  renderWithUi(<Announcing />);
  expect(announced()).toEqual([]);
  await userEvent.click(screen.getByRole('button'));
  expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Kopierat');
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
    'Du loggas ut om en minut',
  );
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  expect(announced()).toEqual([]);
  vi.useRealTimers();
});

it('sorts å, ä and ö last and numbers by size [Z08]', () => {
  const words = ['Örebro', 'Zeta', 'Ärende 10', 'Ärende 9', 'Åre', 'Alfa'];
  function Sorted() {
    return <p>{words.toSorted(useCollator().compare).join(', ')}</p>;
  }
  renderWithUi(<Sorted />);
  expect(screen.getByText('Alfa, Zeta, Åre, Ärende 9, Ärende 10, Örebro')).toBeDefined();
});

it('tells the developer that the provider is missing', () => {
  function Wordless() {
    return useUiTexts().close;
  }
  const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Wordless />)).toThrow('UiProvider');
  silenced.mockRestore();
});

it('takes a language tag with an underscore, as many systems write it [G34]', () => {
  function Sorted() {
    return <p>{['ö', 'z'].toSorted(useCollator().compare).join(', ')}</p>;
  }
  render(
    <UiProvider locale="sv_SE" texts={sv.ui}>
      <Sorted />
    </UiProvider>,
  );
  expect(screen.getByText('z, ö')).toBeDefined();
});
