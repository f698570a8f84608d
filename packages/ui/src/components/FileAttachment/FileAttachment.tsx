'use client';

import { type ReactNode, type Ref, useId, useRef } from 'react';

import type { FieldProps } from '../../private/fieldFrame.tsx';
import { given } from '../../private/given.ts';
import { useFieldValue, type ValueProps } from '../../private/useFieldValue.ts';
import { InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { off } from './FileAttachment.css.ts';
import { type ChosenFiles, type FileAttachmentState, noFiles } from './fileAttachmentState.ts';
import { FilePicker } from './FilePicker.tsx';
import type { FileLimits } from './fileRules.ts';
import { showAsChosen } from './showAsChosen.ts';

export interface OwnProps extends Omit<FieldProps, 'isLocked'> {
  /** Label of the button that opens the file chooser, and name of the field. */
  readonly label: string;
  /** A hint below the button, before what the field says itself about `limits`. */
  readonly hint?: string | undefined;
  /**
   * What is wrong and how to correct it: that a file is missing, for instance. Refused files are said by the field
   * itself, beside this.
   * @default none
   */
  readonly error?: string | undefined;
  /** Called when the user stops the sending. Without it, a sending cannot be stopped. */
  readonly onCancel?: (() => void) | undefined;
  /**
   * The rules for files, described below the button.
   * @default `fileLimits`
   */
  readonly limits?: FileLimits | undefined;
  /**
   * The name of the files in a form that the browser sends. It sends them while they can be changed. Without any file a
   * form gets one empty file, as from every file field.
   */
  readonly name?: string | undefined;
  /** Called when focus leaves the button that opens the file chooser. */
  readonly onBlur?: (() => void) | undefined;
  /** Lets other code focus the field. */
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

export type FileAttachmentProps = OwnProps & ValueProps<FileAttachmentState, ChosenFiles>;

/**
 * Lets the user attach files, and says at once which files are refused and why. Its value is a state: files to add and
 * remove, files being sent, or that files cannot be attached.
 */
export function FileAttachment(props: FileAttachmentProps): ReactNode {
  const texts = useUiTexts();
  const ownId = useId();
  const id = props.id ?? ownId;
  const field = useRef<HTMLInputElement>(null);
  const [state, change] = useFieldValue<FileAttachmentState, ChosenFiles>(props, {
    id,
    empty: noFiles,
    onReset: (next) => {
      // The browser has emptied its field, and nothing fills it again if the files are those of before.
      if (next.status !== 'off') showAsChosen(field, next.chosen);
    },
  });
  if (state.status !== 'off') {
    return <FilePicker {...props} field={field} id={id} onChange={change} state={state} />;
  }
  return (
    <p {...given(props)} className={off} data-state="off">
      <InfoIcon />
      <span>{texts.filesOff}</span>
    </p>
  );
}
