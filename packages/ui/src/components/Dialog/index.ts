export { Dialog, type DialogProps } from './Dialog.tsx';
export { type DialogPhase, PhasedDialog, type PhasedDialogProps } from './PhasedDialog.tsx';
export { type DialogPhaseControls, useDialogPhase } from './useDialogPhase.ts';
