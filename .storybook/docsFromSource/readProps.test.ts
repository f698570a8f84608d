import { expect, it } from 'vitest';

import { readLibrary } from './library.ts';
import { readProps } from './readProps.ts';

const props = readProps(readLibrary());

function typeOf(component: string, prop: string): string | undefined {
  return props[component]?.find(({ name }) => name === prop)?.type;
}

it.each([
  ['Checkbox', 'boolean', '(value: boolean) => void'],
  ['NumberField', 'number | null', '(value: number | null) => void'],
  ['MultiSelect', 'readonly Value[]', '(value: readonly Value[]) => void'],
  ['FileAttachment', 'FileAttachmentState', '(value: ChosenFiles<File>) => void'],
  ['Select', 'Value | null', '((value: Value | null) => void) | ((value: Value) => void)'],
])('says of %s what it holds [G18]', (component, value, change) => {
  expect(typeOf(component, 'value')).toBe(value);
  expect(typeOf(component, 'onValueChange')).toBe(change);
});

it.each([
  ['Table', 'rows', 'readonly Row[]'],
  ['Button', 'onUnavailable', '() => void'],
  ['Select', 'options', 'readonly (SelectOption<Value> | SelectOptionGroup<Value>)[]'],
])('says the type of %s.%s as it is written', (component, prop, type) => {
  expect(typeOf(component, prop)).toBe(type);
});
