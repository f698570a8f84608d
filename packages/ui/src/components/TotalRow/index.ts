export { TotalRow, type TotalRowProps } from './TotalRow.tsx';
