export { SlowStart, type SlowStartProps } from './SlowStart.tsx';
