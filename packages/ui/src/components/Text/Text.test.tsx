import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { Text } from './Text.tsx';

it('is a separate paragraph, or part of the surrounding line', () => {
  render(
    <>
      <Text>Avgiften tas ut en gång.</Text>
      <p>
        Betala senast <Text as="span">i dag</Text>
      </p>
    </>,
  );
  expect(screen.getAllByRole('paragraph').map((one) => one.textContent)).toEqual([
    'Avgiften tas ut en gång.',
    'Betala senast i dag',
  ]);
});

it('describes another element by its id', () => {
  render(
    <>
      <button aria-describedby="avgift" type="button">
        Betala
      </button>
      <Text id="avgift">Avgiften ingår.</Text>
    </>,
  );
  expect(screen.getByRole('button', { description: 'Avgiften ingår.' })).toBeDefined();
});
