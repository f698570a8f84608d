import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { DescriptionList } from './index.ts';

const items = [
  { term: 'Status', description: 'Inkasso', info: <button type="button">Info</button> },
  { term: 'Belopp', description: '4 350 kr' },
];

it('ties each value to its term', () => {
  renderWithUi(<DescriptionList items={items} />);
  const terms = screen.getAllByRole('term').map((term) => term.textContent);
  expect(terms).toEqual(['Status', 'Belopp']);
  expect(screen.getAllByRole('definition')[1]?.textContent).toBe('4 350 kr');
});

it('aligns the figures: in a list of amounts the info button is next to the term', () => {
  renderWithUi(<DescriptionList items={items} layout="amounts" />);
  expect(screen.getByRole('button').closest('dt')).not.toBeNull();
});

it('says below a row what its value is made of, as part of the row', () => {
  renderWithUi(
    <DescriptionList
      items={[{ term: 'Hos inkasso', description: '100 kr', note: '80 kr extra' }]}
      layout="amounts"
    />,
  );
  const values = screen.getAllByRole('definition');
  expect(values.map((value) => value.textContent)).toEqual(['100 kr', '80 kr extra']);
  expect(values[1]?.parentElement).toBe(values[0]?.parentElement);
});

it('is busy and shows no values while loading, but keeps the terms', () => {
  renderWithUi(<DescriptionList isLoading items={items} />);
  expect(document.querySelector('dl')?.getAttribute('aria-busy')).toBe('true');
  expect(screen.queryByText('4 350 kr')).toBeNull();
  expect(screen.getByText('Belopp')).toBeDefined();
});
