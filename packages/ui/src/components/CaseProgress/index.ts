export { CaseProgress, type CaseProgressProps, type CaseProgressStep } from './CaseProgress.tsx';
