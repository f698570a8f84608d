export { bareDigitGroups, DigitGroups, type DigitGroupsProps } from './DigitGroups.tsx';
export type { DigitGrouping } from './groupDigits.ts';
