import { expect, it } from 'vitest';

import { Select } from './Select.tsx';

const options = [{ value: 'damage', label: 'Skada' }] as const;

it('always has a value unless it has a placeholder', () => {
  const wrong = [
    // @ts-expect-error -- only a placeholder can show that nothing is chosen
    <Select
      key="none"
      label="Ämne"
      onChange={() => undefined}
      options={options}
      value={undefined}
    />,
    // @ts-expect-error -- a value that is not among the choices cannot be shown
    <Select key="other" label="Ämne" onChange={() => undefined} options={options} value="other" />,
    // @ts-expect-error -- a field without a label has no name
    <Select key="name" onChange={() => undefined} options={options} value="damage" />,
  ];
  expect(wrong).toHaveLength(3);
});
