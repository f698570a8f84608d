export { detailsColumn, type DetailsColumnOptions } from './detailsColumn.tsx';
