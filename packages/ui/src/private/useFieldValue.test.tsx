import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { useFieldValue, type ValueProps } from './useFieldValue.ts';

function Field(
  props: ValueProps<string | null> & { readonly onReset?: (value: string | null) => void },
): ReactNode {
  const [value, change] = useFieldValue<string | null>(props, {
    id: 'field',
    empty: null,
    onReset: props.onReset,
  });
  return (
    <button
      id="field"
      onClick={() => {
        change(`${value ?? ''}+`);
      }}
      type="button"
    >
      {value ?? 'empty'}
    </button>
  );
}

const field = (): HTMLElement => screen.getByRole('button');
const press = (): void => {
  fireEvent.click(field());
};

/** Resets a form and lets the time pass in which the browser resets its own fields. */
async function reset(name: string): Promise<void> {
  screen.getByRole<HTMLFormElement>('form', { name }).reset();
  await act(async () => {
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
  });
}

it('is empty without a default, and reports each change', () => {
  const onValueChange = vi.fn();
  render(<Field onValueChange={onValueChange} />);
  expect(field().textContent).toBe('empty');
  press();
  press();
  expect(field().textContent).toBe('++');
  expect(onValueChange.mock.calls).toEqual([['+'], ['++']]);
});

it('shows only what the application passes, null included', () => {
  const onValueChange = vi.fn();
  const { rerender } = render(<Field onValueChange={onValueChange} value="a" />);
  press();
  expect(field().textContent).toBe('a');
  expect(onValueChange.mock.calls).toEqual([['a+']]);
  rerender(<Field onValueChange={onValueChange} value={null} />);
  expect(field().textContent).toBe('empty');
});

it('goes back to the default that it has when its own form is reset, and says so', async () => {
  const onValueChange = vi.fn();
  const onReset = vi.fn();
  const page = (first: string): ReactNode => (
    <>
      <form aria-label="own">
        <Field defaultValue={first} onReset={onReset} onValueChange={onValueChange} />
      </form>
      <form aria-label="other" />
    </>
  );
  const { rerender } = render(page('a'));
  press();
  await reset('other');
  expect(field().textContent).toBe('a+');
  expect(onReset).not.toHaveBeenCalled();

  rerender(page('b'));
  expect(field().textContent).toBe('a+');
  await reset('own');
  expect(field().textContent).toBe('b');
  expect(onValueChange).toHaveBeenLastCalledWith('b');
  expect(onReset.mock.calls).toEqual([['b']]);
  await reset('own');
  expect(onValueChange).toHaveBeenCalledTimes(2);
});

it('keeps its value when the application prevents the reset or holds the value', async () => {
  const onValueChange = vi.fn();
  const onReset = vi.fn();
  const { unmount } = render(
    <form
      aria-label="own"
      onReset={(event) => {
        event.preventDefault();
      }}
    >
      <Field defaultValue="a" />
    </form>,
  );
  press();
  await reset('own');
  expect(field().textContent).toBe('a+');
  unmount();
  render(
    <form aria-label="own">
      <Field onReset={onReset} onValueChange={onValueChange} value="a" />
    </form>,
  );
  await reset('own');
  expect(field().textContent).toBe('a');
  expect(onReset.mock.calls).toEqual([['a']]);
  expect(onValueChange).not.toHaveBeenCalled();
});
