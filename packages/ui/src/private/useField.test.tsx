import { screen } from '@testing-library/react';
import type { ReactElement, RefCallback } from 'react';
import { describe, expect, it } from 'vitest';

import { Checkbox } from '../components/Checkbox/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { Select } from '../components/Select/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { TimeField } from '../components/TimeField/index.ts';
import { renderWithUi } from '../testing/renderWithUi.tsx';

/** What one field is given. A ref that takes any element suits every field. */
interface Given {
  readonly label: string;
  readonly isLocked: boolean;
  readonly isRequired: boolean;
  readonly ref: RefCallback<Element>;
}

const fields: Readonly<Record<string, (given: Given) => ReactElement>> = {
  Checkbox: (given) => <Checkbox {...given} />,
  DateField: (given) => <DateField {...given} />,
  NumberField: (given) => <NumberField {...given} />,
  PasswordField: (given) => <PasswordField {...given} autoComplete="new-password" />,
  Select: (given) => <Select {...given} options={[{ value: 'a', label: 'A' }]} />,
  TextArea: (given) => <TextArea {...given} />,
  TextField: (given) => <TextField {...given} />,
  TimeField: (given) => <TimeField {...given} halfError="Skriv hela klockslaget." />,
};

describe.each(Object.entries(fields))('%s', (_name, draw) => {
  it('says that it is required and shows that it is locked', () => {
    let focusable: Element | null = null;
    renderWithUi(
      draw({ label: 'Fält', isLocked: true, isRequired: true, ref: (it) => void (focusable = it) }),
    );
    const control = screen.getByLabelText('Fält');
    expect(control.getAttribute('aria-required')).toBe('true');
    expect(control.dataset['state']).toBe('locked');
    expect(focusable).toBe(control);
  });

  it('says neither of a field that is not', () => {
    renderWithUi(draw({ label: 'Fält', isLocked: false, isRequired: false, ref: () => undefined }));
    const control = screen.getByLabelText('Fält');
    expect(control.hasAttribute('aria-required')).toBe(false);
    expect(control.dataset['state']).toBeUndefined();
  });
});
