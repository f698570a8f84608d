import { vars } from '../theme/contract.css.ts';

/**
 * Styles for the `::after` of a positioned control that is smaller than a target: presses within the size of a target,
 * centred on the control, count.
 */
export const targetArea = {
  content: '""',
  position: 'absolute',
  inset: '50% auto auto 50%',
  width: '100%',
  height: '100%',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  transform: 'translate(-50%, -50%)',
} as const;
