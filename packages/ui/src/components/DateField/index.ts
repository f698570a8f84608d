export { parseDate } from './calendarDate.ts';
export { DateField, type DateFieldProps } from './DateField.tsx';
