import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { OnBandEdge } from './index.ts';
import * as styles from './Band.css.ts';

it.each([
  ['partly on the band', undefined, styles.onBandEdge],
  ['below what stands above it', false, ''],
])('a card stands %s', (_place, isFirst, look) => {
  renderWithUi(<OnBandEdge isFirst={isFirst}>Hela skulden</OnBandEdge>);
  expect(screen.getByText('Hela skulden').className).toBe(look);
});
