export type { Option } from '../../private/option.ts';
export { Combobox } from './Combobox.tsx';
export type { ComboboxList, ComboboxProps } from './comboboxProps.ts';
