import { sv } from '@mina-sidor/texts';
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { useCollator, useUiTexts } from './contexts.ts';
import { UiProvider } from './UiProvider.tsx';

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
