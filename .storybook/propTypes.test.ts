import { expect, it } from 'vitest';

import { showWrittenTypes, writtenType } from './propTypes.ts';

it.each([
  [{ name: 'union', raw: 'boolean | undefined' }, 'boolean'],
  [{ name: 'enum', raw: "'card' | 'plain' | undefined" }, "'card' | 'plain'"],
  [{ name: 'other', value: 'ReactNode' }, 'ReactNode'],
  [{ name: 'string' }, ''],
  [undefined, ''],
])('shows the type as it is written', (type, written) => {
  expect(writtenType(type)).toBe(written);
});

it('offers a field that fits, and none for what only code can make', () => {
  const shown = showWrittenTypes({
    argTypes: {
      isOpen: { name: 'isOpen', type: { name: 'union', raw: 'boolean | undefined', value: [] } },
      title: { name: 'title', type: { name: 'other', value: 'ReactNode' } },
      children: { name: 'children', type: { name: 'other', value: 'ReactNode' } },
    },
    initialArgs: { title: 'Systemkrav', children: {} },
  });
  expect(shown).toMatchObject({
    isOpen: { control: { type: 'boolean' }, table: { type: { summary: 'boolean' } } },
    title: { control: { type: 'text' } },
    children: { control: false },
  });
});
