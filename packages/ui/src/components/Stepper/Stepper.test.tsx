import { sv } from '@mina-sidor/texts';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Stepper } from './index.ts';
import { stepState } from './stepState.ts';

const stepper = {
  label: 'Inloggningens steg',
  steps: [{ label: 'Starta' }, { label: 'Legitimera' }, { label: 'Klart' }],
};

it.each([
  [0, false, ['current', 'coming', 'coming']],
  [1, false, ['done', 'current', 'coming']],
  [2, false, ['done', 'done', 'current']],
  [3, false, ['done', 'done', 'done']],
  [1, true, ['done', 'failed', 'coming']],
])('with step %i current (failed: %s) the states are %o', (currentIndex, hasFailed, states) => {
  expect([0, 1, 2].map((index) => stepState(index, currentIndex, hasFailed))).toEqual(states);
});

it.each([
  [0, false, [sv.ui.stepCurrent, '', '']],
  [1, false, [sv.ui.stepDone, sv.ui.stepCurrent, '']],
  [1, true, [sv.ui.stepDone, sv.ui.stepFailed, '']],
])(
  'states each step’s state in words, with %i current (failed: %s)',
  (currentIndex, hasFailed, words) => {
    renderWithUi(<Stepper {...stepper} currentIndex={currentIndex} hasFailed={hasFailed} />);
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.lastElementChild?.textContent)).toEqual(
      stepper.steps.map(({ label }, index) =>
        `Steg ${String(index + 1)} av 3 ${label} ${words[index] ?? ''}`.trim(),
      ),
    );
    expect(steps.map((step) => step.ariaCurrent)).toEqual(
      steps.map((_step, index) => (index === currentIndex ? 'step' : null)),
    );
  },
);

it('announces nothing unless asked to', () => {
  const { rerender } = renderWithUi(<Stepper {...stepper} currentIndex={0} />);
  rerender(<Stepper {...stepper} currentIndex={1} />);
  expect(announced()).toEqual([]);
});

it('announces the current step once when it changes, and a failure at once', () => {
  vi.useFakeTimers();
  const { rerender } = renderWithUi(<Stepper {...stepper} currentIndex={0} isAnnounced />);
  expect(announced()).toEqual([]);
  rerender(<Stepper {...stepper} currentIndex={1} isAnnounced />);
  expect(announced()).toEqual(['Steg 2 av 3 Legitimera']);
  act(() => {
    vi.advanceTimersByTime(2000);
  });
  rerender(<Stepper {...stepper} currentIndex={1} hasFailed isAnnounced />);
  expect(document.querySelector('[aria-live="assertive"]')?.textContent).toBe(
    'Steg 2 av 3 Legitimera misslyckades',
  );
});

it('shows how long the current step waits without announcing it each second', () => {
  const { rerender } = renderWithUi(
    <Stepper {...stepper} currentIndex={1} isAnnounced remaining="30 sekunder kvar" />,
  );
  rerender(<Stepper {...stepper} currentIndex={1} isAnnounced remaining="29 sekunder kvar" />);
  expect(screen.getAllByRole('listitem')[1]?.textContent).toContain('29 sekunder kvar');
  expect(announced()).toEqual([]);
  expect(document.querySelector('li [aria-live], li [role=status], li [role=timer]')).toBeNull();
});
