export { RowCheckbox, type RowCheckboxProps } from './RowCheckbox.tsx';
export { RowSelection, type RowSelectionProps } from './RowSelection.tsx';
