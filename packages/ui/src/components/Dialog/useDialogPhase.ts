'use client';

import { useReducer, useRef } from 'react';

import { closedDialog, dialogAfter, type DialogState } from './dialogPhase.ts';

/** The state of the dialog, and what changes it. */
export interface DialogPhaseControls extends DialogState {
  /** Opens the dialog at the current phase, or closes it. A running action continues. */
  readonly onOpenChange: (open: boolean) => void;
  /** Runs the action. Calls while it runs are ignored. */
  readonly confirm: () => void;
}

/**
 * Runs an action through the phases confirm, loading, done and error. `action` returns whether it succeeded. If it
 * throws, it has failed, and the page's error handler gets the error.
 */
export function useDialogPhase(action: () => Promise<boolean>): DialogPhaseControls {
  const [state, send] = useReducer(dialogAfter, closedDialog);
  // A ref in addition to the state: a second press may come before the next render and must see the first one.
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
    onOpenChange: (open) => {
      send(open ? 'open' : 'close');
    },
    confirm: () => {
      if (isUnderWay.current || dialogAfter(state, 'confirm') === state) return;
      isUnderWay.current = true;
      send('confirm');
      void carryOut();
    },
  };
}
