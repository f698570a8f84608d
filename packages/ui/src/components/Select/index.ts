export type { Option } from '../../private/option.ts';
export { Select, type SelectOption, type SelectOptionGroup, type SelectProps } from './Select.tsx';
