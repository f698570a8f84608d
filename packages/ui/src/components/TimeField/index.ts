export { parseTime } from './parseTime.ts';
export { TimeField, type TimeFieldProps } from './TimeField.tsx';
