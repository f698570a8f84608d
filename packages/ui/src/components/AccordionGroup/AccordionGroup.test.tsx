import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { disclosureContract } from '../../testing/contracts/disclosureContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { Collapsible } from '../Collapsible/index.ts';
import { AccordionGroup } from './index.ts';

const group = (
  <AccordionGroup label="Frågor och svar">
    <Collapsible title="Vad kostar det?">
      <a href="/avgifter">Avgifter</a>
    </Collapsible>
    <Collapsible title="När ska jag betala?">Senast på förfallodagen.</Collapsible>
  </AccordionGroup>
);

disclosureContract('AccordionGroup', {
  closed: group,
  title: 'Vad kostar det?',
  link: 'Avgifter',
});

const states = (): readonly boolean[] =>
  [...document.querySelectorAll('details')].map((part) => part.open);

it('offers to open all as long as one part is closed', async () => {
  renderWithUi(group);
  await userEvent.click(screen.getByText('Vad kostar det?'));
  await userEvent.click(screen.getByRole('button', { name: 'Öppna alla' }));
  expect(states()).toEqual([true, true]);
});

it('offers to open parts that are added later', async () => {
  const { rerender } = renderWithUi(
    <AccordionGroup label="Frågor och svar">{null}</AccordionGroup>,
  );
  rerender(group);
  await userEvent.click(screen.getByRole('button', { name: 'Öppna alla' }));
  expect(states()).toEqual([true, true]);
});

it('leaves the parts inside its parts alone [G35]', async () => {
  renderWithUi(
    <AccordionGroup label="Frågor och svar">
      <Collapsible title="Vad kostar det?">
        <Collapsible title="Mer">Se prislistan.</Collapsible>
      </Collapsible>
    </AccordionGroup>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Öppna alla' }));
  expect(states()).toEqual([true, false]);
  expect(await screen.findByRole('button', { name: 'Stäng alla' })).toBeDefined();
});

it('offers to open, and not to close, while it has no parts', () => {
  renderWithUi(<AccordionGroup label="Frågor och svar">{null}</AccordionGroup>);
  expect(screen.getByRole('button').textContent).toBe('Öppna alla');
});
