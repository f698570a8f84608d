import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { renderWithUi } from '../../testing/renderWithUi.tsx';
import { PlanMonthCard } from './index.ts';

const month = {
  title: 'Den här månaden',
  headingLevel: 2,
  amount: '600 kr',
  due: 'Betala senast 2026-11-30',
  status: 'due',
  statusLabel: 'Att betala',
  bankPayments: [],
} as const;

it('draws how much of the month has been paid as a part of the whole, and says it in words', () => {
  const paid = { share: 0.5, label: 'Du har betalat 300 kr av 600 kr.' };
  renderWithUi(<PlanMonthCard {...month} paid={paid} />);
  const bar = document.querySelector('progress');
  expect([bar?.value, bar?.max]).toEqual([0.5, 1]);
  expect(screen.getByText('Du har betalat 300 kr av 600 kr.')).toBeDefined();
});

it('draws no bar for a month whose whole amount nobody knows', () => {
  renderWithUi(
    <PlanMonthCard {...month} paid={{ share: null, label: 'Du har betalat 300 kr.' }} />,
  );
  expect(document.querySelector('progress')).toBeNull();
  expect(screen.getByText('Du har betalat 300 kr.')).toBeDefined();
});
