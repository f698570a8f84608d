'use client';

import {
  type ReactNode,
  type Ref,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

import { hint as small } from '../../private/fieldFrame.css.ts';
import { fieldAttributes, FieldError, noteId } from '../../private/fieldFrame.tsx';
import { formatText } from '../../private/formatText.ts';
import { markFoundError } from '../../private/foundError.ts';
import { useErrorAnnounced } from '../../private/useErrorAnnounced.ts';
import { formatFileSize, formatMegabytes } from '../FileLink/formatFileSize.ts';
import { UiContext, useAnnounce, useUiTexts } from '../UiProvider/contexts.ts';
import { ChosenList } from './ChosenList.tsx';
import { ClipIcon } from './ClipIcon.tsx';
import * as styles from './FileAttachment.css.ts';
import {
  addFiles,
  type ChosenFiles,
  type LockedFiles,
  removeFile,
  type SendingFiles,
  withoutRefused,
} from './fileAttachmentState.ts';
import { type FileLimits, totalSize } from './fileRules.ts';
import { Refused } from './Refused.tsx';
import { Sending } from './Sending.tsx';
import { showAsChosen } from './showAsChosen.ts';
import { useDropsAround } from './useDropsAround.ts';
import { useRefusalWords } from './useRefusalWords.ts';

interface FilePickerProps {
  readonly label: string;
  readonly state: ChosenFiles | SendingFiles | LockedFiles;
  readonly onChange: (state: ChosenFiles) => void;
  readonly onCancel: (() => void) | undefined;
  readonly limits: FileLimits;
  readonly error: string | undefined;
  readonly id: string;
  readonly name: string | undefined;
  readonly onBlur: (() => void) | undefined;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/**
 * The field is a real file input on top of its visible button, so drops, keyboard and error attributes work natively.
 */
export function FilePicker({
  label,
  state,
  onChange,
  onCancel,
  limits,
  error,
  id,
  name,
  onBlur,
  ref,
  ...given
}: FilePickerProps): ReactNode {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const announce = useAnnounce();
  const refusalWords = useRefusalWords(limits);
  const noticeFocus = useErrorAnnounced(id, error);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(
    ref,
    () => field.current,
    [],
  );
  const list = useRef<HTMLUListElement>(null);
  const nextFocus = useRef<number | 'field' | null>(null);

  const { chosen } = state;
  const isLocked = state.status !== 'ready';
  const hasRefused = state.status === 'ready' && state.refused.length > 0;
  const hint = formatText(texts.filesHint, {
    types: Object.keys(limits.types).join(', '),
    count: limits.count,
    size: formatFileSize(limits.totalSize, locale),
  });
  const counted = (count: number): string =>
    formatText(texts.filesCounted, { count, limit: limits.count });

  useLayoutEffect(() => {
    if (field.current !== null) showAsChosen(field.current, state.chosen);
    // The focused element may be gone after the change: the removed file's button, or the button that stopped the
    // sending.
    const target = nextFocus.current;
    nextFocus.current = null;
    if (target === null) return;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    const next = target === 'field' ? undefined : (buttons[target] ?? buttons[target - 1]);
    (next ?? field.current)?.focus();
  }, [state]);

  useDropsAround(field, add);

  function add(added: readonly File[]): void {
    if (state.status !== 'ready' || added.length === 0) return;
    const next = addFiles(state, added, limits);
    const count = next.chosen.length - chosen.length;
    const addedWords = count === 1 ? texts.fileAdded : formatText(texts.filesAdded, { count });
    // One message for the whole choice, because screen readers would cut several short.
    const words = [
      ...(count === 0 ? [] : [addedWords]),
      `${counted(next.chosen.length)}.`,
      ...next.refused.map((one) => `${refusalWords(one)}: ${one.fileNames.join(', ')}.`),
    ];
    announce(words.join(' '));
    onChange(next);
  }

  function remove(file: File): void {
    if (state.status !== 'ready') return;
    nextFocus.current = chosen.indexOf(file);
    announce(
      `${formatText(texts.fileRemoved, { file: file.name })} ${counted(chosen.length - 1)}.`,
    );
    onChange(removeFile(state, file));
  }

  return (
    <div {...given} className={styles.root} data-state={state.status} onFocus={noticeFocus}>
      <div className={styles.chooser}>
        <input
          {...fieldAttributes(id, { hint, hasNote: hasRefused, error })}
          {...markFoundError(error === undefined && hasRefused)}
          accept={acceptAttribute(limits.types)}
          aria-invalid={error !== undefined || hasRefused || undefined}
          className={styles.field}
          disabled={isLocked}
          multiple
          name={name}
          onBlur={onBlur}
          onChange={(event) => {
            add([...(event.target.files ?? [])]);
          }}
          ref={field}
          type="file"
        />
        <label className={styles.face} htmlFor={id}>
          <ClipIcon />
          {label}
        </label>
      </div>
      <p className={small} id={`${id}-hint`}>
        {hint}
      </p>
      {hasRefused ? (
        <Refused
          describe={refusalWords}
          id={noteId(id)}
          onContinue={() => {
            nextFocus.current = 'field';
            onChange(withoutRefused(state));
          }}
          refused={state.refused}
        />
      ) : null}
      <FieldError error={error} id={id} />
      {chosen.length === 0 ? null : (
        <>
          <ChosenList files={chosen} onRemove={isLocked ? undefined : remove} ref={list} />
          <p className={small}>
            {counted(chosen.length)}
            {' · '}
            {formatText(texts.filesSize, {
              size: formatMegabytes(totalSize(chosen), locale),
              limit: formatFileSize(limits.totalSize, locale),
            })}
          </p>
        </>
      )}
      {state.status === 'sending' && chosen.length > 0 ? (
        <Sending
          onCancel={onCancel}
          onFocusLost={() => {
            nextFocus.current = 'field';
          }}
          progress={state.progress}
        />
      ) : null}
    </div>
  );
}

/** Desktop file choosers use the extensions, phones use the MIME types. */
function acceptAttribute(types: Readonly<Record<string, readonly string[]>>): string {
  const extensions = Object.keys(types).map((extension) => `.${extension}`);
  return [...new Set([...extensions, ...Object.values(types).flat()])].join(',');
}
