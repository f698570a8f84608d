'use client';

import {
  type MouseEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
} from 'react';

import { ToneIcon } from '../../private/ToneIcon.tsx';
import { unbroken, unmarked } from '../../private/unbroken.tsx';
import { useSlowAnswer } from '../../private/useSlowAnswer.ts';
import { Button } from '../Button/index.ts';
import { useAnnounce } from '../UiProvider/contexts.ts';
import { Dialog, type DialogProps } from './Dialog.tsx';
import * as styles from './Dialog.css.ts';
import type { PhaseName } from './dialogPhase.ts';

interface Outcome {
  /** What has happened, in one sentence. Read when the phase begins. */
  readonly heading: string;
  /** What it means or what to do next. Read after the heading. */
  readonly content?: ReactNode;
}

/** The state of the action, with the words that the dialog shows for it. */
export type DialogPhase =
  | {
      readonly name: 'confirm';
      /** What is about to happen. */
      readonly content: ReactNode;
      /** Label of the button that confirms. */
      readonly confirmLabel: string;
      /** Label of the button that cancels. */
      readonly cancelLabel: string;
    }
  | {
      readonly name: 'loading';
      /** What is running. Shown next to a spinner and read when the phase begins. */
      readonly label: string;
    }
  | ({
      readonly name: 'done';
      /** Links and buttons for what to do next. */
      readonly actions?: ReactNode;
    } & Outcome)
  | ({
      readonly name: 'error';
      /** Label of the button that tries again. Without it there is no such button. */
      readonly retryLabel?: string | undefined;
    } & Outcome);

export interface PhasedDialogProps extends Omit<DialogProps, 'children' | 'actions'> {
  /** The state of the action, with its words. */
  readonly phase: DialogPhase;
  /** Called when the user confirms or tries again. The second press of a double click is ignored. */
  readonly onConfirm: () => void;
}

/**
 * Confirms an action, runs it and shows the result, in one dialog. Each phase that follows takes focus, so it is read
 * once. The user may close the dialog while the action runs; the action continues, and its result is announced.
 */
export function PhasedDialog({ phase, onConfirm, ...dialog }: PhasedDialogProps): ReactNode {
  const { open, onOpenChange } = dialog;
  const announce = useAnnounce();
  const result = phase.name === 'done' || phase.name === 'error' ? phase.heading : undefined;
  const tellWhileClosed = useEffectEvent((message: string) => {
    if (!open) announce(unmarked(message));
  });
  // Effects also run when the page is shown again, with the result that it had when it was left.
  const known = useRef(result);
  useEffect(() => {
    if (result !== undefined && result !== known.current) tellWhileClosed(result);
    known.current = result;
  }, [result]);

  const confirm = (event: MouseEvent): void => {
    // The next phase's button may be in the same place, where the second press of a double click would hit it.
    if (event.detail <= 1) onConfirm();
  };
  const hasMovedOn = useHasMovedOn(open, phase.name);
  const actions = actionsOf(phase, confirm, () => {
    onOpenChange(false);
  });
  return (
    <Dialog isBrief {...dialog} actions={actions}>
      <Phase
        hasActions={actions !== undefined}
        key={phase.name}
        phase={phase}
        takesFocus={hasMovedOn}
      />
    </Dialog>
  );
}

/**
 * Whether the phase has changed since the dialog opened. At opening the dialog itself takes focus, because its title has
 * to be read too.
 */
function useHasMovedOn(open: boolean, phase: PhaseName): boolean {
  const [start, setStart] = useState<PhaseName | 'closed' | 'left'>('closed');
  let now = start;
  if (!open) now = 'closed';
  else if (start === 'closed') now = phase;
  else if (start !== phase) now = 'left';
  if (now !== start) setStart(now);
  return now === 'left';
}

function actionsOf(
  phase: DialogPhase,
  confirm: (event: MouseEvent) => void,
  close: () => void,
): ReactNode {
  switch (phase.name) {
    case 'confirm':
      return (
        <>
          <Button onClick={confirm}>{phase.confirmLabel}</Button>
          <Button onClick={close} variant="secondary">
            {phase.cancelLabel}
          </Button>
        </>
      );
    case 'loading':
      return undefined;
    case 'done':
      return phase.actions;
    case 'error':
      return phase.retryLabel === undefined ? undefined : (
        <Button onClick={confirm}>{phase.retryLabel}</Button>
      );
  }
}

function Phase({
  phase,
  hasActions,
  takesFocus,
}: {
  readonly phase: DialogPhase;
  readonly hasActions: boolean;
  readonly takesFocus: boolean;
}): ReactNode {
  switch (phase.name) {
    case 'confirm':
      return <div>{phase.content}</div>;
    case 'loading':
      return (
        <Spoken isLast={!hasActions} name={phase.name} takesFocus={takesFocus}>
          {(id) => (
            <>
              <p className={styles.outcome} id={id}>
                <span aria-hidden="true" className={styles.ring} />
                <span>{phase.label}</span>
              </p>
              <SlowAnswer />
            </>
          )}
        </Spoken>
      );
    case 'done':
    case 'error':
      return (
        <Spoken
          hasMore={phase.content !== undefined}
          isLast={!hasActions}
          name={phase.name}
          takesFocus={takesFocus}
        >
          {(id) => (
            <>
              <div className={styles.outcome}>
                <span className={styles.outcomeTone[phase.name]}>
                  <ToneIcon tone={phase.name === 'done' ? 'positive' : 'critical'} />
                </span>
                <h3 className={styles.outcomeHeading} id={id}>
                  {unbroken(phase.heading)}
                </h3>
              </div>
              {phase.content === undefined ? null : <div id={`${id}-more`}>{phase.content}</div>}
            </>
          )}
        </Spoken>
      );
  }
}

/** Says so when the action takes long. */
function SlowAnswer(): ReactNode {
  const words = useSlowAnswer(true, 'load');
  return words === null ? null : <p>{words}</p>;
}

/**
 * Takes focus when its phase follows another, because the previously focused element is gone. Focus reads its name and
 * description, so no live message is needed.
 */
function Spoken({
  name,
  hasMore = false,
  isLast,
  takesFocus,
  children,
}: {
  readonly name: PhaseName;
  readonly hasMore?: boolean;
  readonly isLast: boolean;
  readonly takesFocus: boolean;
  readonly children: (id: string) => ReactNode;
}): ReactNode {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) group.current?.focus();
  }, [takesFocus]);
  return (
    <div
      aria-busy={name === 'loading' || undefined}
      aria-describedby={hasMore ? `${id}-more` : undefined}
      aria-labelledby={id}
      className={styles.phase}
      data-state={name}
      ref={group}
      role="group"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- if the only focusable element were not in the tab order, Tab would leave the dialog
      tabIndex={isLast ? 0 : -1}
    >
      {children(id)}
    </div>
  );
}
