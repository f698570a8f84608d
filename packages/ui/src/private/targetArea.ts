import { vars } from '../theme/contract.css.ts';

/**
 * For the `::after` of a positioned control that is drawn smaller than a target: takes presses over the target's whole
 * size, around the control's middle.
 */
export const targetArea = {
  content: '""',
  position: 'absolute',
  top: '50%',
  insetInline: 'auto',
  left: '50%',
  width: '100%',
  height: '100%',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  transform: 'translate(-50%, -50%)',
} as const;
