import { sv } from '@mina-sidor/texts';
import { render, screen } from '@testing-library/react';
import { Profiler, type ProfilerOnRenderCallback, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';

import { UiProvider } from '../UiProvider/index.ts';
import { type Column, Table } from './index.ts';

const columns: readonly Column<string>[] = [
  {
    key: 'name',
    header: 'Namn',
    onPhone: 'title',
    kind: 'text',
    isRowHeader: true,
    sortValue: (row) => row,
    cell: (row) => row,
  },
];

function Example({ onRender }: { readonly onRender?: ProfilerOnRenderCallback }): ReactNode {
  return (
    <UiProvider locale="sv" texts={sv.ui}>
      <Profiler id="table" onRender={onRender ?? (() => undefined)}>
        <Table
          caption="Ärenden"
          columns={columns}
          emptyText="Inga"
          rowKey={(row) => row}
          rows={['B', 'A']}
        />
      </Profiler>
    </UiProvider>
  );
}

it('comes from a server with the field that sorts its cards, which CSS hides in wide windows', () => {
  const html = renderToString(<Example />);
  expect(html).toContain('<select');
  expect(html).not.toContain('data-narrow');
});

it('is rendered once when it appears in a wide window', () => {
  const listeners = new Set<() => void>();
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
  }));
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1000);
  const onRender = vi.fn<ProfilerOnRenderCallback>();
  const { unmount } = render(<Example onRender={onRender} />);
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(onRender).toHaveBeenCalledOnce();
  unmount();
  expect(listeners.size).toBe(0);
});

it('is drawn where a test has replaced matchMedia by an old form of it [G40]', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addListener: () => undefined }));
  const { unmount } = render(<Example />);
  expect(screen.getByRole('table')).toBeDefined();
  unmount();
});
