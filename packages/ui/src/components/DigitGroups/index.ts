export { DigitGroups, type DigitGroupsProps } from './DigitGroups.tsx';
