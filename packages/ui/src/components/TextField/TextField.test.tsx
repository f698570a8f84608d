import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { renderWithUi } from '../../testing/renderWithUi.tsx';
import type { TextFieldKind } from './fieldKinds.ts';
import { TextField } from './TextField.tsx';

type FieldTestProps = Partial<FieldProps> & {
  readonly kind?: TextFieldKind;
  readonly maxLength?: number;
  readonly formatOnBlur?: (value: string) => string;
  readonly defaultValue?: string;
  readonly onValueChange?: (value: string) => void;
};

function Field(props: FieldTestProps): ReactNode {
  return <TextField label="Ämne" {...props} />;
}

function field(): HTMLInputElement {
  return screen.getByRole<HTMLInputElement>('textbox', { name: 'Ämne' });
}

fieldContract('TextField', {
  render: (props) => <Field {...props} defaultValue="180" />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    await userEvent.type(control, '5');
    await userEvent.paste('\u00A05');
  },
});

it('accepts at most 200 characters, typed or pasted [V14]', async () => {
  renderWithUi(<Field />);
  await userEvent.click(field());
  await userEvent.paste('å'.repeat(250));
  expect(field().value).toHaveLength(200);
  await userEvent.keyboard('ä');
  expect(field().value).toHaveLength(200);
});

it.each([
  ['email', 'email', 'email'],
  ['phone', 'tel', 'tel'],
  ['url', 'url', 'url'],
  ['digits', 'numeric', 'off'],
  ['personalNumber', 'numeric', 'off'],
] as const)('asks for %s with the right keyboard and autofill', (kind, keyboard, filled) => {
  renderWithUi(<Field kind={kind} />);
  expect(field().inputMode).toBe(keyboard);
  expect(field().autocomplete).toBe(filled);
});

it('does not format a locked text when focus leaves the field', async () => {
  const onValueChange = vi.fn();
  renderWithUi(
    <Field
      formatOnBlur={(text) => text.trim()}
      isLocked
      onValueChange={onValueChange}
      defaultValue="hej "
    />,
  );
  await userEvent.click(field());
  await userEvent.tab();
  expect(onValueChange).not.toHaveBeenCalled();
});

it('shows what the application holds after a paste that it refuses or shortens [G31]', async () => {
  function Capped(): ReactNode {
    const [value, setValue] = useState('1299');
    return (
      <TextField
        kind="digits"
        label="Ämne"
        onValueChange={(text) => {
          setValue(text.slice(0, 4));
        }}
        value={value}
      />
    );
  }
  renderWithUi(<Capped />);
  await userEvent.click(field());
  await userEvent.paste('88 7');
  expect(field().value).toBe('1299');
  await userEvent.keyboard('1');
  expect(field().value).toBe('1299');
});

it.each([
  [undefined, 1],
  ['Krav', 0],
])('a search field with the prefix %s shows %i magnifiers', (prefix, count) => {
  const { container } = renderWithUi(<TextField kind="search" label="Sök" prefix={prefix} />);
  expect(container.querySelectorAll('svg')).toHaveLength(count);
});

it('reads what stands around it in its own direction, also in an Arabic page [G20]', () => {
  renderWithUi(
    <div dir="rtl">
      <TextField label="Ämne" prefix="https://" suffix="+46" />
    </div>,
  );
  // Otherwise the page shows "//:https" and "46+".
  expect(field().previousElementSibling?.getAttribute('dir')).toBe('auto');
  expect(field().nextElementSibling?.getAttribute('dir')).toBe('auto');
});

it.each([
  ['text', null],
  ['email', 'ltr'],
  ['phone', 'ltr'],
  ['url', 'ltr'],
  ['digits', 'ltr'],
  ['personalNumber', 'ltr'],
] as const)('writes the kind %s in the direction %s, also in an Arabic page', (kind, direction) => {
  renderWithUi(<TextField kind={kind} label="Ämne" prefix="x" />);
  expect(field().parentElement?.getAttribute('dir')).toBe(direction);
});
