export { type PartOfSum, SumOfParts, type SumOfPartsProps } from './SumOfParts.tsx';
