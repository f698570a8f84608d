import { sv } from '@mina-sidor/texts';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { UiProvider } from '../UiProvider/index.ts';
import { Stepper } from './index.ts';

afterEach(cleanup);

it.each([
  [0, ['current', 'coming', 'coming']],
  [1, ['done', 'current', 'coming']],
  [2, ['done', 'done', 'current']],
])(
  'says of each step whether it is done, when step %i is the present one',
  (currentIndex, states) => {
    render(
      <UiProvider locale="sv" texts={sv.ui}>
        <Stepper
          currentIndex={currentIndex}
          label="Inloggningens steg"
          steps={[{ label: 'Starta' }, { label: 'Legitimera' }, { label: 'Klart' }]}
        />
      </UiProvider>,
    );
    const steps = screen.getAllByRole('listitem');
    expect(steps.map((step) => step.dataset.state)).toEqual(states);
    expect(steps.map((step) => step.getAttribute('aria-current') === 'step')).toEqual(
      states.map((state) => state === 'current'),
    );
    expect(steps.map((step) => step.textContent?.includes(sv.ui.stepDone))).toEqual(
      states.map((state) => state === 'done'),
    );
  },
);
