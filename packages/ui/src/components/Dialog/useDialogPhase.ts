import { useReducer, useRef } from 'react';

import { closedDialog, dialogAfter, type DialogState } from './dialogPhase.ts';

export interface DialogPhaseControls extends DialogState {
  /** Opens the dialog where the action stands. */
  readonly open: () => void;
  /** Closes the dialog; an action that is under way goes on. */
  readonly close: () => void;
  /** Carries the action out, once however often it is called meanwhile. */
  readonly confirm: () => void;
}

/**
 * Leads an action through confirm, loading, done and error. `action` answers whether it succeeded; one that throws has
 * failed, and what it throws is left for the page's own watch over errors.
 */
export function useDialogPhase(action: () => Promise<boolean>): DialogPhaseControls {
  const [state, send] = useReducer(dialogAfter, closedDialog);
  // Besides the state: two presses may come before it is drawn again, and the second must already see the first.
  const isUnderWay = useRef(false);

  const carryOut = async (): Promise<void> => {
    let hasSucceeded = false;
    try {
      hasSucceeded = await action();
    } finally {
      isUnderWay.current = false;
      send(hasSucceeded ? 'succeed' : 'fail');
    }
  };

  return {
    ...state,
    open: () => {
      send('open');
    },
    close: () => {
      send('close');
    },
    confirm: () => {
      if (isUnderWay.current || dialogAfter(state, 'confirm') === state) return;
      isUnderWay.current = true;
      send('confirm');
      void carryOut();
    },
  };
}
