import type { ReactNode } from 'react';

import { InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { off } from './FileAttachment.css.ts';
import type { ChosenFiles, FileAttachmentState } from './fileAttachmentState.ts';
import { FilePicker } from './FilePicker.tsx';
import { fileLimits, type FileLimits } from './fileRules.ts';

export interface FileAttachmentProps {
  /** On the button that opens the system's file chooser, and the name of the field. */
  readonly label: string;
  /** What shows: files to add and take away, files under way, or that files cannot be attached. */
  readonly state: FileAttachmentState;
  /** Called with the next state when the reader has added or taken away files. */
  readonly onChange: (state: ChosenFiles) => void;
  /** Called when the reader stops the sending. */
  readonly onCancel: () => void;
  /**
   * What is taken, said below the button.
   * @default `fileLimits`
   */
  readonly limits?: FileLimits | undefined;
  /**
   * Where an error summary leads.
   * @default one of its own
   */
  readonly id?: string | undefined;
}

/** Lets the reader attach files, and says at once which ones cannot be taken and why. */
export function FileAttachment({
  state,
  limits = fileLimits,
  ...props
}: FileAttachmentProps): ReactNode {
  const texts = useUiTexts();
  if (state.status !== 'off') return <FilePicker {...props} limits={limits} state={state} />;
  return (
    <p className={off} data-state="off">
      <InfoIcon />
      <span>{texts.filesOff}</span>
    </p>
  );
}
