export type { Option } from '../../private/option.ts';
export { MultiSelect, type MultiSelectProps } from './MultiSelect.tsx';
