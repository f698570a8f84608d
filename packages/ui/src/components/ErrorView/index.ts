export { type ErrorCause, errorCauses, type ErrorWords } from './errorCauses.ts';
export { ErrorView, type ErrorViewProps } from './ErrorView.tsx';
