export type { Option } from '../../private/option.ts';
export { Select, type SelectProps } from './Select.tsx';
