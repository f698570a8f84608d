import type { ReactNode } from 'react';

import { InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { off } from './FileAttachment.css.ts';
import type { ChosenFiles, FileAttachmentState } from './fileAttachmentState.ts';
import { FilePicker } from './FilePicker.tsx';
import { fileLimits, type FileLimits } from './fileRules.ts';

export interface FileAttachmentProps {
  /** Label of the button that opens the file chooser, and name of the field. */
  readonly label: string;
  /** The state to show: files to add and remove, files being sent, or that files cannot be attached. */
  readonly state: FileAttachmentState;
  /** Called with the next state when the user adds or removes files. */
  readonly onChange: (state: ChosenFiles) => void;
  /** Called when the user stops the sending. */
  readonly onCancel: () => void;
  /**
   * The rules for files, described below the button.
   * @default `fileLimits`
   */
  readonly limits?: FileLimits | undefined;
  /**
   * The `id` that an error summary links to.
   * @default a generated id
   */
  readonly id?: string | undefined;
}

/** Lets the user attach files, and says at once which files are refused and why. */
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
