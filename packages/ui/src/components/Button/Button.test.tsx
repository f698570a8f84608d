import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Button } from './Button.tsx';

it('announces loading with the default text if it gets none', () => {
  renderWithUi(
    <Button isPending onClick={() => undefined}>
      Betala
    </Button>,
  );
  expect(announced()).toEqual(['Laddar']);
});

it('sends a form once, however often it is pressed', async () => {
  const onSubmit = vi.fn((event: FormEvent) => {
    event.preventDefault();
  });
  const form = (isPending: boolean) => (
    <form onSubmit={onSubmit}>
      <Button isPending={isPending} type="submit">
        Skicka
      </Button>
    </form>
  );
  const { rerender } = renderWithUi(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('stays the same element when it becomes unavailable and available again, and keeps focus', async () => {
  const button = (unavailableReason?: string) => (
    <Button onClick={() => undefined} unavailableReason={unavailableReason}>
      Betala
    </Button>
  );
  const { rerender } = renderWithUi(button());
  await userEvent.tab();
  const focused = screen.getByRole('button', { name: 'Betala' });
  rerender(button('En betalning pågår redan.'));
  expect(document.activeElement).toBe(focused);
  expect(focused.getAttribute('aria-disabled')).toBe('true');
  rerender(button());
  expect(document.activeElement).toBe(focused);
});

it('adds its context to its name when several buttons have the same label', () => {
  renderWithUi(
    <Button context="ärende 4711 0023 918" onClick={() => undefined}>
      Betala
    </Button>,
  );
  expect(screen.getByRole('button', { name: 'Betala ärende 4711 0023 918' })).toBeDefined();
});

it('lets a form respond to a press while it cannot be sent, by pointer and by Enter in a field', async () => {
  const onSubmit = vi.fn();
  const onUnavailable = vi.fn();
  const form = (isPending: boolean, unavailableReason?: string) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Namn" />
      <Button
        isPending={isPending}
        onUnavailable={onUnavailable}
        type="submit"
        unavailableReason={unavailableReason}
      >
        Skicka
      </Button>
    </form>
  );
  const reason = 'Skriv ett meddelande först.';
  const { rerender } = renderWithUi(form(false, reason));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.type(screen.getByRole('textbox'), 'Maja{Enter}');
  expect(onUnavailable).toHaveBeenCalledTimes(2);
  rerender(form(true, reason));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
  rerender(form(false));
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(onUnavailable).toHaveBeenCalledTimes(2);
});

describe('while it waits for long', () => {
  const words = 'Det tar längre tid än vanligt. Vänta, du behöver inte trycka igen.';
  const button = (isPending: boolean) => (
    <Button isPending={isPending} onClick={() => undefined}>
      Betala
    </Button>
  );
  const wait = (milliseconds: number) => {
    act(() => {
      vi.advanceTimersByTime(milliseconds);
    });
  };
  beforeEach(() => {
    vi.useFakeTimers();
  });

  it('says so after 8 seconds, once and without taking focus away [Z37]', () => {
    const { rerender } = renderWithUi(button(false));
    screen.getByRole('button').focus();
    rerender(button(true));
    wait(7999);
    expect(screen.queryByText(words)).toBeNull();
    wait(1);
    expect(announced()).toEqual([words]);
    expect(screen.getAllByText(words)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Betala' }));
    wait(60_000);
    expect(announced()).toEqual([]);
    expect(screen.getAllByText(words)).toHaveLength(1);
  });

  it('takes the words back when the answer has come, and counts anew [Z37]', () => {
    const { rerender } = renderWithUi(button(true));
    wait(8000);
    wait(2000);
    rerender(button(false));
    expect(screen.queryByText(words)).toBeNull();
    rerender(button(true));
    wait(7999);
    expect(screen.queryByText(words)).toBeNull();
  });
});

it('is described by its old reason again once focus moves after its action has ended', async () => {
  const view = (isPending: boolean) => (
    <>
      <Button isPending={isPending} onClick={() => undefined} unavailableReason="Skriv först.">
        Skicka
      </Button>
      <input aria-label="Svar" />
    </>
  );
  const { rerender } = renderWithUi(view(false));
  rerender(view(true));
  rerender(view(false));
  const button = screen.getByRole('button', { name: 'Skicka' });
  expect(button.getAttribute('aria-describedby')).toBeNull();
  await userEvent.click(screen.getByRole('textbox', { name: 'Svar' }));
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('Skriv först.');
});
