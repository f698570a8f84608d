/** The phase of an action that is confirmed, run and reported in one dialog. */
export type PhaseName = 'confirm' | 'loading' | 'done' | 'error';

export interface DialogState {
  readonly open: boolean;
  readonly phase: PhaseName;
  /** The user has read the result. It stays visible while the dialog animates out. */
  readonly isOver: boolean;
}

export type DialogEvent = 'open' | 'close' | 'confirm' | 'succeed' | 'fail';

/** The phase before the dialog has been opened. */
export const closedDialog: DialogState = { open: false, phase: 'confirm', isOver: false };

/**
 * The next phase after an event. The dialog can always be closed; a running action continues, and the dialog shows its
 * state when opened again. An event that does not fit the phase, such as a second confirmation, returns the same phase.
 */
export function dialogAfter(state: DialogState, event: DialogEvent): DialogState {
  const { open, phase, isOver } = state;
  switch (event) {
    case 'open':
      return open ? state : { open: true, phase: isOver ? 'confirm' : phase, isOver: false };
    case 'close':
      // A result that arrives while the dialog is closed has not been read.
      return open ? { open: false, phase, isOver: phase === 'done' || phase === 'error' } : state;
    case 'confirm':
      return open && (phase === 'confirm' || phase === 'error')
        ? { ...state, phase: 'loading' }
        : state;
    case 'succeed':
      return phase === 'loading' ? { ...state, phase: 'done' } : state;
    case 'fail':
      return phase === 'loading' ? { ...state, phase: 'error' } : state;
  }
}
