/** How far an action has come that is confirmed, carried out and reported in one dialog. */
export type PhaseName = 'confirm' | 'loading' | 'done' | 'error';

export interface DialogState {
  readonly isOpen: boolean;
  readonly phase: PhaseName;
  /** The result has been read. It stays in sight while the dialog leaves the screen. */
  readonly isOver: boolean;
}

export type DialogEvent = 'open' | 'close' | 'confirm' | 'succeed' | 'fail';

/** Before anything has been opened. */
export const closedDialog: DialogState = { isOpen: false, phase: 'confirm', isOver: false };

/**
 * What an event makes of the dialog. Closing is always allowed: while the action is under way it goes on, and the dialog
 * shows how far it has come when it is opened again. What does not fit the phase, such as a second confirmation, changes
 * nothing; the same state comes back.
 */
export function dialogAfter(state: DialogState, event: DialogEvent): DialogState {
  const { isOpen, phase, isOver } = state;
  switch (event) {
    case 'open':
      return isOpen ? state : { isOpen: true, phase: isOver ? 'confirm' : phase, isOver: false };
    case 'close':
      // A result that comes while the dialog is closed has not been read.
      return isOpen
        ? { isOpen: false, phase, isOver: phase === 'done' || phase === 'error' }
        : state;
    case 'confirm':
      return isOpen && (phase === 'confirm' || phase === 'error')
        ? { ...state, phase: 'loading' }
        : state;
    case 'succeed':
      return phase === 'loading' ? { ...state, phase: 'done' } : state;
    case 'fail':
      return phase === 'loading' ? { ...state, phase: 'error' } : state;
  }
}
