export type { DigitGrouping } from './groupDigits.ts';
export { DigitGroups, type DigitGroupsProps } from './DigitGroups.tsx';
