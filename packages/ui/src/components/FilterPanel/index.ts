export { FilterPanel, type FilterPanelProps } from './FilterPanel.tsx';
export { countFiltersInUse, filterRows, type RowFilter } from './filterRows.ts';
