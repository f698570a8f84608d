export { type DateSpanValue, isWithin } from './dateSpan.ts';
export { DateSpan, type DateSpanProps } from './DateSpan.tsx';
