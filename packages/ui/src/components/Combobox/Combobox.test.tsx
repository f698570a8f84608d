import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, type ReactNode, useState } from 'react';
import { describe, expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Form } from '../Form/index.ts';
import { Combobox } from './index.ts';

const towns = [
  { value: '0180', label: 'Stockholm' },
  { value: '1280', label: 'Malmö' },
  { value: '1281', label: 'Lund' },
  { value: '0760', label: 'Uppvidinge' },
  { value: '0380', label: 'Uppsala' },
] as const;

const words = {
  noHitsText: 'Inga träffar',
  unknownError: 'Välj ett av alternativen i listan.',
};

type Town = (typeof towns)[number]['value'];

type TownProps = Partial<FieldProps> & {
  readonly defaultValue?: Town;
  readonly onValueChange?: (value: Town | null) => void;
  readonly onBlur?: () => void;
};

function Home(props: TownProps): ReactNode {
  return (
    <>
      <Combobox {...words} label="Kommun" {...props} options={towns} />
      <button type="button">Efter</button>
    </>
  );
}

const field = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('combobox');
const shown = (): readonly (string | null)[] =>
  screen.queryAllByRole('option').map((one) => one.textContent);
const active = (): string | null | undefined =>
  document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent;

fieldContract('Combobox', {
  render: (props) => <Home {...props} defaultValue="1281" />,
  valueOf: (control) => (control instanceof HTMLInputElement ? control.value : null),
  change: async (control) => {
    await userEvent.type(control, 'a');
  },
});

describe('the list', () => {
  it('chooses by the arrows and Enter, which then does not send the form [G22]', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => {
      event.preventDefault();
    });
    renderWithUi(
      <form onSubmit={onSubmit}>
        <Home name="town" />
      </form>,
    );
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Stockholm');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([field().value, shown()]).toEqual(['Malmö', []]);
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Malmö');
    await userEvent.keyboard('{Escape}{ArrowUp}');
    expect(active()).toBe('Uppsala');
  });

  it('gives the keys back to the text with Left, Right, Home and End [G22]', async () => {
    renderWithUi(<Home />);
    await userEvent.type(field(), 'upp{ArrowDown}');
    expect(active()).toBe('Uppvidinge');
    await userEvent.keyboard('{Home}');
    expect([active(), field().selectionStart]).toEqual([undefined, 0]);
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    expect([active(), field().selectionStart]).toEqual([undefined, 1]);
  });

  it('opens with Alt and Down without moving, and closes with Alt and Up [G22]', async () => {
    renderWithUi(<Home />);
    await userEvent.tab();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect([shown().length, active()]).toEqual([5, undefined]);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(shown()).toEqual([]);
  });

  it('closes with Escape, which then empties the text, and passes on when it is empty [G22]', async () => {
    const onValueChange = vi.fn();
    renderWithUi(<Home defaultValue="1281" onValueChange={onValueChange} />);
    await userEvent.click(field());
    const press = () => fireEvent.keyDown(field(), { key: 'Escape' });
    expect(press()).toBe(false);
    expect([field().value, shown()]).toEqual(['Lund', []]);
    expect(press()).toBe(false);
    expect(field().value).toBe('');
    expect(onValueChange.mock.calls).toEqual([[null]]);
    // Such as to a dialog around it.
    expect(press()).toBe(true);
  });

  it('closes when focus leaves it, without choosing what is active', async () => {
    const onValueChange = vi.fn();
    const onBlur = vi.fn();
    renderWithUi(<Home onBlur={onBlur} onValueChange={onValueChange} />);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Efter' }));
    expect([shown(), field().value]).toEqual([[], '']);
    expect(onValueChange).not.toHaveBeenCalled();
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('is closed for good when it is locked while open', async () => {
    const { rerender } = renderWithUi(<Home />);
    await userEvent.click(field());
    rerender(<Home isLocked />);
    expect(shown()).toEqual([]);
    await userEvent.click(field());
    rerender(<Home />);
    expect(shown()).toEqual([]);
  });

  it('begins at the chosen option also where its object is new [G22]', async () => {
    const draw = (): ReactNode => (
      <Combobox {...words} label="Kommun" options={towns.map((town) => ({ ...town }))} />
    );
    const { rerender } = renderWithUi(draw());
    await userEvent.type(field(), 'lund{Tab}');
    rerender(draw());
    await userEvent.click(field());
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('Lund');
  });
});

describe('the text', () => {
  it('that names an option in full is its value, and gets its letters [G23]', async () => {
    const onValueChange = vi.fn();
    renderWithUi(<Home onValueChange={onValueChange} />);
    await userEvent.type(field(), 'lund');
    expect(onValueChange.mock.calls).toEqual([['1281']]);
    await userEvent.tab();
    expect(field().value).toBe('Lund');
  });

  it('that names no option is kept, and is an error when focus leaves it [G23]', async () => {
    renderWithUi(<Home />);
    await userEvent.type(field(), 'Atlantis');
    expect(field().hasAttribute('aria-invalid')).toBe(false);
    await userEvent.tab();
    expect([field().value, field().ariaInvalid]).toEqual(['Atlantis', 'true']);
    expect(screen.getByText('Välj ett av alternativen i listan.')).toBeDefined();
    await expect.poll(announced).toContain('Kommun: Välj ett av alternativen i listan.');
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().hasAttribute('aria-invalid')).toBe(false);
  });

  it('that names no option keeps a form from being sent, also by Enter [G23]', async () => {
    const onSubmit = vi.fn<(data: FormData) => void>();
    renderWithUi(
      <Form onSubmit={onSubmit}>
        <Home name="town" />
      </Form>,
    );
    await userEvent.type(field(), 'Atlantis{Enter}');
    expect(field().ariaInvalid).toBe('true');
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.clear(field());
    await userEvent.type(field(), 'lund{Enter}');
    expect(onSubmit.mock.calls.map(([data]) => [...data])).toEqual([[['town', '1281']]]);
  });

  it('shows what the application says, and gives way to a new value', async () => {
    function Held(): ReactNode {
      const [value, setValue] = useState<Town | null>('1280');
      return (
        <>
          <Combobox
            {...words}
            label="Kommun"
            onValueChange={vi.fn()}
            options={towns}
            value={value}
          />
          <button
            onClick={() => {
              setValue('0380');
            }}
            type="button"
          >
            Byt
          </button>
        </>
      );
    }
    renderWithUi(<Held />);
    await userEvent.click(field());
    await userEvent.click(screen.getByRole('option', { name: 'Lund' }));
    expect(field().value).toBe('Malmö');
    await userEvent.type(field(), 'x');
    expect(field().value).toBe('Malmö');
    await userEvent.click(screen.getByRole('button', { name: 'Byt' }));
    expect(field().value).toBe('Uppsala');
  });

  it('sends the value, and after a reset the one that it had at first', async () => {
    renderWithUi(
      <form aria-label="Bo">
        <Home defaultValue="1280" name="town" />
      </form>,
    );
    const form = screen.getByRole<HTMLFormElement>('form');
    const sent = (): unknown => new FormData(form).getAll('town');
    expect(sent()).toEqual(['1280']);
    await userEvent.clear(field());
    await userEvent.type(field(), 'Lund');
    expect(sent()).toEqual(['1281']);
    await userEvent.type(field(), 'x');
    expect(sent()).toEqual(['']);
    form.reset();
    await expect.poll(sent).toEqual(['1280']);
    expect(field().value).toBe('Malmö');
  });

  it('takes the ref of the application', () => {
    const ref = createRef<HTMLInputElement>();
    renderWithUi(<Combobox {...words} label="Kommun" options={towns} ref={ref} />);
    expect(ref.current).toBe(field());
  });
});
