import { sv } from '@mina-sidor/texts';
import { act, fireEvent, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';

import { Checkbox } from '../components/Checkbox/index.ts';
import { CheckboxGroup } from '../components/CheckboxGroup/index.ts';
import { Combobox } from '../components/Combobox/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { DateSpan } from '../components/DateSpan/index.ts';
import { FileAttachment } from '../components/FileAttachment/index.ts';
import { NumberField } from '../components/NumberField/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Select } from '../components/Select/index.ts';
import { Switch } from '../components/Switch/index.ts';
import { TextArea } from '../components/TextArea/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { TimeField } from '../components/TimeField/index.ts';
import { UiProvider } from '../components/UiProvider/index.ts';
import { renderWithUi } from '../testing/renderWithUi.tsx';

interface DrawProps {
  readonly hint?: string;
  readonly onValueChange: (value: unknown) => void;
}
type Draw = (props: DrawProps) => ReactElement;

const onValueChange = vi.fn<(value: unknown) => void>();
let root: Root | undefined;

afterEach(() => {
  act(() => {
    root?.unmount();
  });
  onValueChange.mockReset();
});

/** Draws the field on a server, lets the user enter something, starts the script, and draws the field once more. */
function enterEarly(draw: Draw, enter: () => void): void {
  const page = (hint?: string): ReactElement => (
    <UiProvider locale="sv" texts={sv.ui}>
      {draw(hint === undefined ? { onValueChange } : { hint, onValueChange })}
    </UiProvider>
  );
  const container = document.createElement('main');
  container.innerHTML = renderToString(page());
  document.body.append(container);
  enter();
  act(() => {
    root = hydrateRoot(container, page());
  });
  act(() => {
    root?.render(page('Drawn again'));
  });
  expect(document.body.textContent).toContain('Drawn again');
}

const control = (label = 'Field'): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>(label);

const options = [
  { value: 'a', label: 'A' },
  { value: 'b', label: 'B' },
] as const;

it.each<[string, Draw, entered: string, shown: string, reported: unknown]>([
  ['a text', (more) => <TextField {...more} label="Field" />, 'Ada', 'Ada', 'Ada'],
  [
    'an emptied text',
    (more) => <TextField {...more} defaultValue="Ada" label="Field" />,
    '',
    '',
    '',
  ],
  [
    'the digits of a text',
    (more) => <TextField {...more} kind="digits" label="Field" />,
    '1a2',
    '12',
    '12',
  ],
  [
    'a password',
    (more) => <PasswordField {...more} autoComplete="new-password" label="Field" />,
    'Ada',
    'Ada',
    'Ada',
  ],
  ['lines', (more) => <TextArea {...more} label="Field" />, 'Ada\nB', 'Ada\nB', 'Ada\nB'],
  [
    'lines in place of others',
    (more) => <TextArea {...more} defaultValue="Ada" label="Field" />,
    'Eva',
    'Eva',
    'Eva',
  ],
  ['a number', (more) => <NumberField {...more} label="Field" />, '1234', '1234', 1234],
  [
    'a text that is no number any more',
    (more) => <NumberField {...more} defaultValue={12} label="Field" />,
    '12x',
    '12x',
    null,
  ],
  [
    'a date',
    (more) => <DateField {...more} label="Field" />,
    '2026-11-20',
    '2026-11-20',
    '2026-11-20',
  ],
  [
    'the name of an option',
    (more) => <Combobox noHitsText="" unknownError="" {...more} label="Field" options={options} />,
    'b',
    'b',
    'b',
  ],
  [
    'a text that is no option any more',
    (more) => (
      <Combobox
        noHitsText=""
        unknownError=""
        {...more}
        defaultValue="a"
        label="Field"
        options={options}
      />
    ),
    'Ab',
    'Ab',
    null,
  ],
  [
    'a time',
    (more) => <TimeField {...more} halfError="" label="Field" />,
    '14:30',
    '14:30',
    '14:30',
  ],
  ['a choice', (more) => <Select {...more} label="Field" options={options} />, 'b', 'b', 'b'],
  [
    'a choice that was taken back',
    (more) => (
      <Select {...more} defaultValue="b" label="Field" options={options} placeholder="Choose" />
    ),
    '',
    '',
    null,
  ],
])(
  'keeps %s that the user has entered before the script runs, and reports it once',
  (_, draw, entered, shown, reported) => {
    enterEarly(draw, () => {
      control().value = entered;
    });
    expect(control().value).toBe(shown);
    expect(onValueChange.mock.calls).toEqual([[reported]]);
  },
);

it.each<[string, Draw, pressed: string, isChecked: boolean, reported: unknown]>([
  ['a box', (more) => <Checkbox {...more} label="Field" />, 'Field', true, true],
  ['a box', (more) => <Checkbox {...more} defaultValue label="Field" />, 'Field', false, false],
  ['a switch', (more) => <Switch {...more} label="Field" />, 'Field', true, true],
  [
    'a box of a group',
    (more) => <CheckboxGroup {...more} label="Field" options={options} />,
    'B',
    true,
    ['b'],
  ],
  [
    'a box of a group with others',
    (more) => <CheckboxGroup {...more} defaultValue={['a', 'b']} label="Field" options={options} />,
    'A',
    false,
    ['b'],
  ],
  ['a radio', (more) => <RadioGroup {...more} label="Field" options={options} />, 'B', true, 'b'],
  [
    'another radio',
    (more) => <RadioGroup {...more} defaultValue="a" label="Field" options={options} />,
    'B',
    true,
    'b',
  ],
])(
  'keeps %s that the user has pressed before the script runs, and reports it once',
  (_, draw, pressed, isChecked, reported) => {
    enterEarly(draw, () => {
      control(pressed).click();
    });
    expect(control(pressed).checked).toBe(isChecked);
    expect(onValueChange.mock.calls).toEqual([[reported]]);
  },
);

it('keeps both days of a span that the user has entered before the script runs', () => {
  enterEarly(
    (more) => <DateSpan {...more} label="Field" />,
    () => {
      control('Från').value = '2026-09-01';
      control('Till').value = '2026-11-20';
    },
  );
  expect([control('Från').value, control('Till').value]).toEqual(['2026-09-01', '2026-11-20']);
  expect(onValueChange).toHaveBeenLastCalledWith({ from: '2026-09-01', to: '2026-11-20' });
});

it('keeps files that the user has chosen before the script runs', () => {
  const file = new File(['%PDF-'], 'kvitto.pdf', { type: 'application/pdf' });
  enterEarly(
    (more) => <FileAttachment {...more} label="Field" />,
    () => {
      Object.defineProperty(control(), 'files', { value: [file] });
    },
  );
  expect(screen.getByRole('listitem').textContent).toContain('kvitto.pdf');
  expect(onValueChange.mock.calls).toEqual([[{ status: 'ready', chosen: [file], refused: [] }]]);
});

it('keeps also what the user writes while the script starts', () => {
  function Meanwhile(): null {
    const field = screen.queryByLabelText<HTMLInputElement>('Field');
    if (field?.value === 'Ad') field.value = 'Ada';
    return null;
  }
  enterEarly(
    (more) => (
      <>
        <TextField {...more} label="Field" />
        <Meanwhile />
      </>
    ),
    () => {
      control().value = 'Ad';
    },
  );
  expect(control().value).toBe('Ada');
});

it('keeps a locked choice as the server drew it', () => {
  enterEarly(
    (more) => <Checkbox {...more} isLocked label="Field" />,
    () => {
      control().click();
    },
  );
  expect(control().checked).toBe(false);
  expect(onValueChange).not.toHaveBeenCalled();
});

it.each<[string, Draw]>([
  ['a text', (more) => <TextField {...more} defaultValue="Ada" label="Field" />],
  ['lines of a PC', (more) => <TextArea {...more} defaultValue={'A\r\nB'} label="Field" />],
  ['a number', (more) => <NumberField {...more} defaultValue={1234} label="Field" />],
  ['a box', (more) => <Checkbox {...more} defaultValue label="Field" />],
  ['a choice', (more) => <Select {...more} label="Field" options={options} />],
  ['a radio', (more) => <RadioGroup {...more} defaultValue="b" label="Field" options={options} />],
])('reports nothing of %s that nobody has changed, from a server or not', (_, draw) => {
  enterEarly(draw, () => undefined);
  renderWithUi(draw({ onValueChange }));
  expect(onValueChange).not.toHaveBeenCalled();
});

it('takes nothing from the field that had the same id before', () => {
  const box = (key: string): ReactElement => (
    <Checkbox id="box" key={key} label="Field" onValueChange={onValueChange} />
  );
  const { rerender } = renderWithUi(box('first'));
  act(() => {
    control().click();
  });
  rerender(box('second'));
  expect(control().checked).toBe(false);
  expect(onValueChange.mock.calls).toEqual([[true]]);
});

it('keeps what the user writes after the script has started, when the field is hidden and shown again', () => {
  const page = (mode: 'visible' | 'hidden'): ReactElement => (
    <UiProvider locale="sv" texts={sv.ui}>
      <Activity mode={mode}>
        <TextField label="Field" name="field" />
      </Activity>
    </UiProvider>
  );
  const container = document.createElement('main');
  container.innerHTML = renderToString(page('visible'));
  document.body.append(container);
  control().value = 'Ad';
  act(() => {
    root = hydrateRoot(container, page('visible'));
  });
  fireEvent.change(control(), { target: { value: 'Ada Berg' } });
  for (const mode of ['hidden', 'visible'] as const) {
    act(() => {
      root?.render(page(mode));
    });
  }
  expect(control().value).toBe('Ada Berg');
});
