import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Activity, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from '../Button/index.ts';
import { type DialogPhase, PhasedDialog, useDialogPhase } from './index.ts';

const phases: Readonly<Record<DialogPhase['name'], DialogPhase>> = {
  confirm: {
    name: 'confirm',
    content: 'Du får en sammanställning.',
    confirmLabel: 'Beställ',
    cancelLabel: 'Avbryt',
  },
  loading: { name: 'loading', label: 'Beställer' },
  done: { name: 'done', heading: 'Beställningen är klar', content: 'Den finns bland dokumenten.' },
  error: { name: 'error', heading: 'Tekniskt fel', content: 'Försök senare.', retryLabel: 'Igen' },
};

function Page({ action }: { readonly action: () => Promise<boolean> }): ReactNode {
  const { open, onOpenChange, phase, confirm } = useDialogPhase(action);
  return (
    <main tabIndex={-1}>
      <Button
        onClick={() => {
          onOpenChange(true);
        }}
      >
        Öppna
      </Button>
      <PhasedDialog
        onConfirm={confirm}
        onOpenChange={onOpenChange}
        open={open}
        phase={phases[phase]}
        title="Sammanställning"
      />
    </main>
  );
}

/** An action that ends when the test decides. */
function heldAction() {
  let end: (isDone: boolean) => void = () => undefined;
  const ended = new Promise<boolean>((resolve) => {
    end = resolve;
  });
  return {
    action: vi.fn(() => ended),
    end: (isDone: boolean) => {
      end(isDone);
    },
  };
}

async function openPage(action: () => Promise<boolean>): Promise<void> {
  renderWithUi(<Page action={action} />);
  await userEvent.click(screen.getByRole('button', { name: 'Öppna' }));
  await screen.findByRole('dialog');
}

const press = (name: string): Promise<void> =>
  userEvent.click(screen.getByRole('button', { name }));

function spoken(): { name: string | undefined; more: string | undefined } {
  const text = (attribute: string): string | undefined =>
    document.getElementById(document.activeElement?.getAttribute(attribute) ?? '')?.textContent;
  return { name: text('aria-labelledby'), more: text('aria-describedby') };
}

it('runs the action once when it is confirmed twice before the page is drawn again', async () => {
  const { action } = heldAction();
  function Hasty(): ReactNode {
    const { phase, confirm, onOpenChange, open } = useDialogPhase(action);
    return (
      <>
        <p>{open ? phase : 'closed'}</p>
        <Button
          onClick={() => {
            onOpenChange(true);
          }}
        >
          Öppna
        </Button>
        <Button
          onClick={() => {
            confirm();
            confirm();
          }}
        >
          Beställ
        </Button>
      </>
    );
  }
  renderWithUi(<Hasty />);
  await press('Öppna');
  await press('Beställ');
  expect(screen.getByText('loading')).toBeDefined();
  expect(action).toHaveBeenCalledTimes(1);
});

it('ignores the second press of a double click on a button that a quick answer has put there', async () => {
  const onConfirm = vi.fn();
  renderWithUi(
    <PhasedDialog
      onConfirm={onConfirm}
      onOpenChange={vi.fn()}
      open
      phase={phases.error}
      title="Sammanställning"
    />,
  );
  const retry = await screen.findByRole('button', { name: 'Igen' });
  fireEvent.click(retry, { detail: 2 });
  expect(onConfirm).not.toHaveBeenCalled();
  fireEvent.click(retry, { detail: 1 });
  expect(onConfirm).toHaveBeenCalledTimes(1);
});

it.each(['confirm', 'loading', 'done', 'error'] as const)(
  'opened while it is at %s, it is read with its title [Z100]',
  async (name) => {
    renderWithUi(
      <PhasedDialog
        onConfirm={vi.fn()}
        onOpenChange={vi.fn()}
        open
        phase={phases[name]}
        title="Sammanställning"
      />,
    );
    const dialog = await screen.findByRole('dialog', { name: 'Sammanställning' });
    expect(document.activeElement).toBe(dialog);
    expect(spoken().more).toBe(
      {
        confirm: 'Du får en sammanställning.',
        loading: 'Beställer',
        done: 'Beställningen är klarDen finns bland dokumenten.',
        error: 'Tekniskt felFörsök senare.',
      }[name],
    );
  },
);

it('reads each phase when it begins, by focus and not by a live message', async () => {
  const { action, end } = heldAction();
  await openPage(action);
  await press('Beställ');
  expect(spoken().name).toBe('Beställer');
  end(true);
  await waitFor(() => {
    expect(spoken()).toEqual({
      name: 'Beställningen är klar',
      more: 'Den finns bland dokumenten.',
    });
  });
  expect(announced()).toEqual([]);
});

it('ignores the second press of a double click on the button to try again', async () => {
  const action = vi.fn(() => Promise.resolve(false));
  await openPage(action);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Beställ' }));
  const retry = await screen.findByRole('button', { name: 'Igen' });
  expect(spoken().name).toBe('Tekniskt fel');
  await userEvent.dblClick(retry);
  expect(action).toHaveBeenCalledTimes(2);
});

it('can be closed while the action runs, and announces the result once', async () => {
  const { action, end } = heldAction();
  await openPage(action);
  await press('Beställ');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  end(true);
  await waitFor(() => {
    expect(announced()).toEqual(['Beställningen är klar']);
  });
  await press('Öppna');
  expect(spoken()).toEqual({
    name: 'Sammanställning',
    more: 'Beställningen är klarDen finns bland dokumenten.',
  });
  await press('Stäng');
  await press('Öppna');
  expect(screen.getByRole('button', { name: 'Beställ' })).toBeDefined();
});

it('says while the action runs that it takes longer than usual [Z37]', () => {
  vi.useFakeTimers();
  renderWithUi(
    <PhasedDialog
      onConfirm={() => undefined}
      onOpenChange={() => undefined}
      open
      phase={phases.loading}
      title="Sammanställning"
    />,
  );
  act(() => {
    vi.advanceTimersByTime(8000);
  });
  const words = 'Det tar längre tid än vanligt. Vänta lite.';
  expect(within(screen.getByRole('group')).getByText(words)).toBeDefined();
});

it('does not say an old result again when it is mounted closed, or when its page is shown again [G33]', () => {
  const page = (mode: 'visible' | 'hidden', phase: DialogPhase): ReactNode => (
    <Activity mode={mode}>
      <PhasedDialog
        onConfirm={vi.fn()}
        onOpenChange={vi.fn()}
        open={false}
        phase={phase}
        title="Sammanställning"
      />
    </Activity>
  );
  const { rerender } = renderWithUi(page('visible', phases.done));
  rerender(page('hidden', phases.done));
  rerender(page('visible', phases.done));
  expect(announced()).toEqual([]);
  rerender(page('visible', phases.loading));
  rerender(page('visible', phases.done));
  expect(announced()).toEqual(['Beställningen är klar']);
});

it('keeps Tab inside while the action runs, although it offers nothing to press', async () => {
  const page = (phase: DialogPhase): ReactNode => (
    <>
      <PhasedDialog
        onConfirm={() => undefined}
        onOpenChange={() => undefined}
        open
        phase={phase}
        title="Sammanställning"
      />
      <a href="/krav">Krav</a>
    </>
  );
  const { rerender } = renderWithUi(page(phases.confirm));
  const dialog = await screen.findByRole('dialog');
  rerender(page(phases.loading));
  expect(document.activeElement).toBe(within(dialog).getByRole('group', { name: 'Beställer' }));
  await userEvent.tab();
  expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Stäng' }));
});
