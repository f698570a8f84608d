import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { fieldContract } from '../../testing/contracts/fieldContract.tsx';
import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { durations } from '../../theme/tokens.ts';
import { TextArea } from './TextArea.tsx';

type MessageProps = Partial<FieldProps> & {
  readonly limit?: number;
  readonly defaultValue?: string;
};

function Message(props: MessageProps): ReactNode {
  return <TextArea label="Meddelande" {...props} />;
}

function field(): HTMLTextAreaElement {
  return screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Meddelande' });
}

fieldContract('TextArea', {
  render: (props) => <Message {...props} defaultValue="Hej" limit={100} />,
  valueOf: (control) => (control instanceof HTMLTextAreaElement ? control.value : null),
  change: (control) => userEvent.type(control, '!'),
});

const described = (): string =>
  (field().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it('shows how many characters are used, and is described by the limit, which no key changes [V02, Z101]', async () => {
  renderWithUi(<Message limit={4000} />);
  expect(described()).toBe('Högst 4\u00A0000\u00A0tecken');
  const limit = document.getElementById(field().getAttribute('aria-describedby') ?? '');
  const changes = new MutationObserver(() => undefined);
  changes.observe(limit ?? document, { childList: true, characterData: true, subtree: true });
  await userEvent.type(field(), 'Tack!');
  expect(screen.getByText('5 av 4 000 tecken')).toBeDefined();
  expect(described()).toBe('Högst 4\u00A0000\u00A0tecken');
  expect(changes.takeRecords()).toEqual([]);
});

it('accepts 4000 characters and marks one more, without cutting it [V02]', async () => {
  renderWithUi(<Message limit={4000} defaultValue={'å'.repeat(4000)} />);
  expect(field().hasAttribute('aria-invalid')).toBe(false);
  await userEvent.click(field());
  await userEvent.paste('ä');
  expect(field().value).toHaveLength(4001);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  const counter = screen.getByText('1 tecken för mycket');
  expect(counter.querySelector('svg')).not.toBeNull();
});

it('shows no counter without a limit', () => {
  renderWithUi(<Message />);
  expect(field().hasAttribute('aria-describedby')).toBe(false);
});

describe('for screen readers', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });

  const at = (length: number): ReactNode => (
    <TextArea label="Meddelande" limit={4000} onValueChange={vi.fn()} value={'a'.repeat(length)} />
  );

  function pause(): void {
    act(() => {
      vi.advanceTimersByTime(durations.counter);
    });
  }

  it('announces that room gets scarce, once for each step and when the user pauses typing [Z101]', () => {
    const { rerender } = renderWithUi(at(3890));
    const heard = [];
    for (const length of [3899, 3900, 3950, 3979, 3980, 3999, 4000, 4001, 4020, 3990, 3000]) {
      rerender(at(length));
      expect(announced()).toEqual([]);
      pause();
      heard.push(announced()[0]);
      act(() => {
        vi.advanceTimersByTime(durations.announcement);
      });
    }
    expect(heard).toEqual([
      undefined,
      '100\u00A0tecken kvar',
      undefined,
      undefined,
      '20\u00A0tecken kvar',
      undefined,
      '0\u00A0tecken kvar',
      '1\u00A0tecken för mycket',
      undefined,
      '10\u00A0tecken kvar',
      undefined,
    ]);
  });

  it('announces only the step at which the user pauses', () => {
    const { rerender } = renderWithUi(at(3890));
    for (const length of [3900, 3985, 4003]) {
      rerender(at(length));
      act(() => {
        vi.advanceTimersByTime(durations.counter - 1);
      });
    }
    expect(announced()).toEqual([]);
    pause();
    expect(announced()).toEqual(['3\u00A0tecken för mycket']);
  });

  it('announces nothing about an initial text', () => {
    renderWithUi(at(3999));
    pause();
    expect(announced()).toEqual([]);
  });
});
