export type { Option } from '../../private/option.ts';
export { Combobox, type ComboboxList, type ComboboxProps } from './Combobox.tsx';
