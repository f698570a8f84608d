import { expect, it } from 'vitest';

import { Select } from './Select.tsx';

const ignore = (): void => undefined;
const options = [{ value: 'damage', label: 'Skada' }] as const;

it('always has a value unless it has a placeholder', () => {
  const wrong = [
    // @ts-expect-error -- only a placeholder can show that nothing is chosen
    <Select key="none" label="Ämne" onValueChange={ignore} options={options} value={null} />,
    <Select
      key="other"
      label="Ämne"
      onValueChange={ignore}
      options={options}
      // @ts-expect-error -- a value that is not among the choices cannot be shown
      value="other"
    />,
    // @ts-expect-error -- a field without a label has no name
    <Select key="name" onValueChange={ignore} options={options} value="damage" />,
    // @ts-expect-error -- nobody could change it
    <Select key="stuck" label="Ämne" options={options} value="damage" />,
    <Select
      defaultValue="damage"
      key="both"
      label="Ämne"
      onValueChange={ignore}
      options={options}
      // @ts-expect-error -- either the application holds the value or the field
      value="damage"
    />,
  ];
  expect(wrong).toHaveLength(5);
});
