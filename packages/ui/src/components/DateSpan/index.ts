export { type DateSpanValue, isWithin } from './spanRules.ts';
export { DateSpan, type DateSpanProps } from './DateSpan.tsx';
