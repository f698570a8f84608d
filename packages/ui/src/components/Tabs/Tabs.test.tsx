import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { announced, renderWithUi } from '../../testing/renderWithUi.tsx';
import { Tabs, type TabsProps } from './index.ts';

const items: TabsProps['items'] = [
  { key: 'active', label: 'Aktiva (2)', content: 'Två aktiva' },
  { key: 'closed', label: 'Avslutade (3)', content: 'Tre avslutade' },
];

function Example(): ReactNode {
  const [value, setValue] = useState('active');
  return <Tabs items={items} label="Dina ärenden" onValueChange={setValue} value={value} />;
}

it('ties the selected tab and its panel to each other, and the other tabs to nothing', async () => {
  render(<Example />);
  for (const name of ['Aktiva (2)', 'Avslutade (3)']) {
    await userEvent.click(screen.getByRole('tab', { name }));
    const panel = screen.getByRole('tabpanel', { name });
    const controls = screen.getAllByRole('tab').map((tab) => tab.getAttribute('aria-controls'));
    expect(controls.filter((id) => id !== null)).toEqual([panel.id]);
  }
});

it('holds the selected tab itself, at first the first or the one that is asked for', async () => {
  const onValueChange = vi.fn();
  const { unmount } = render(<Tabs items={items} label="Dina ärenden" />);
  expect(screen.getByRole('tabpanel').textContent).toBe('Två aktiva');
  unmount();
  render(
    <Tabs defaultValue="closed" items={items} label="Dina ärenden" onValueChange={onValueChange} />,
  );
  expect(screen.getByRole('tabpanel').textContent).toBe('Tre avslutade');
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (2)' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Två aktiva');
  expect(onValueChange.mock.calls).toEqual([['active']]);
});

it('keeps its tab when the application does not change `value`', async () => {
  render(<Tabs items={items} label="Dina ärenden" onValueChange={vi.fn()} value="active" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Avslutade (3)' }));
  expect(screen.getByRole('tabpanel').textContent).toBe('Två aktiva');
});

it('moves focus to the selected tab when the pressed control disappears with its panel', async () => {
  function Led(): ReactNode {
    const [value, setValue] = useState('list');
    const toForm = (
      <button onClick={() => setValue('form')} type="button">
        Fråga
      </button>
    );
    return (
      <Tabs
        items={[
          { key: 'list', label: 'Lista', content: toForm },
          { key: 'form', label: 'Ny fråga', content: 'Formulär' },
        ]}
        label="Meddelanden"
        onValueChange={setValue}
        value={value}
      />
    );
  }
  render(<Led />);
  await userEvent.click(screen.getByRole('button', { name: 'Fråga' }));
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Ny fråga' }));
});

it('is rendered on the server without a style attribute, with the selected tab as stop for Tab', () => {
  const page = renderToString(<Example />);
  expect(page).not.toContain('style=');
  expect(page.match(/<[^>]* tabindex="0"[^>]*>/gu)).toEqual([
    expect.stringContaining('aria-selected="true"'),
    expect.stringContaining('role="tabpanel"'),
  ]);
});

it('selects a tab when the press ends on it, and by a click without a press', async () => {
  render(<Example />);
  const closed = screen.getByRole('tab', { name: 'Avslutade (3)' });
  const active = screen.getByRole('tab', { name: 'Aktiva (2)' });
  await userEvent.pointer([{ target: closed, keys: '[MouseLeft>]' }, { target: document.body }]);
  expect(active.getAttribute('aria-selected')).toBe('true');
  await userEvent.pointer({ target: document.body, keys: '[/MouseLeft]' });
  expect(active.getAttribute('aria-selected')).toBe('true');
  fireEvent.click(closed);
  expect(closed.getAttribute('aria-selected')).toBe('true');
});

it('follows the direction of the page', async () => {
  document.dir = 'rtl';
  render(<Example />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(document.activeElement?.textContent).toBe('Avslutade (3)');
});

it('says what a chosen tab shows, and nothing when the page chooses or the tab shows already [Z104]', async () => {
  const { rerender } = renderWithUi(<Tabs items={items} label="Dina ärenden" />);
  await userEvent.click(screen.getByRole('tab', { name: 'Aktiva (2)' }));
  expect(announced()).toEqual([]);
  await userEvent.keyboard('{ArrowRight}');
  expect(announced()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  expect(announced()).toEqual(['Visar Avslutade (3)']);
  const led = (value: string): ReactNode => (
    <Tabs items={items} label="Dina ärenden" onValueChange={vi.fn()} value={value} />
  );
  rerender(led('closed'));
  rerender(led('active'));
  expect(announced()).toEqual(['Visar Avslutade (3)']);
});

it('leads from a tab straight to a control that has come into the panel since the tab was chosen', async () => {
  render(<Example />);
  const panel = screen.getByRole('tabpanel');
  expect(panel.tabIndex).toBe(0);
  // Content loads without the tabs being drawn again.
  const button = document.createElement('button');
  button.textContent = 'Betala';
  panel.replaceChildren(button);
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
});
