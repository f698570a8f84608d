'use client';

import {
  type ReactNode,
  type RefObject,
  useContext,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';

import { hint as small } from '../../private/fieldFrame.css.ts';
import { fieldAttributes, FieldError, FieldHint, noteId } from '../../private/fieldFrame.tsx';
import { formatText } from '../../private/formatText.ts';
import { markFoundError } from '../../private/foundError.ts';
import { useEarlyEntry } from '../../private/useEarlyEntry.ts';
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
import type { OwnProps } from './FileAttachment.tsx';
import { fileLimits, totalSize } from './fileRules.ts';
import { Refused } from './Refused.tsx';
import { Sending } from './Sending.tsx';
import { showAsChosen } from './showAsChosen.ts';
import { useDropsAround } from './useDropsAround.ts';
import { useRefusalWords } from './useRefusalWords.ts';

interface FilePickerProps extends OwnProps {
  readonly state: ChosenFiles | SendingFiles | LockedFiles;
  readonly onChange: (state: ChosenFiles) => void;
  readonly id: string;
  readonly field: RefObject<HTMLInputElement | null>;
}

/** No file of the list stands there, so focus goes to the field. */
const toField = -1;

/**
 * The field is a real file input on top of its visible button, so drops, keyboard and error attributes work natively.
 */
export function FilePicker({
  label,
  hint: ownHint,
  state,
  onChange,
  onCancel,
  limits = fileLimits,
  error,
  isRequired = false,
  id,
  field,
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
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => field.current, [
    field,
  ]);
  const list = useRef<HTMLUListElement>(null);
  /** The place in the list where focus goes after the change. */
  const nextFocus = useRef<number>(null);
  /** What has focus here. React tells nobody when it leaves the page. */
  const focused = useRef<Element>(null);

  const { chosen } = state;
  const isLocked = state.status !== 'ready';
  const hasRefused = state.status === 'ready' && state.refused.length > 0;
  const limitsHint = formatText(
    texts.filesHint,
    {
      types: Object.keys(limits.types).join(', '),
      count: limits.count,
      size: formatFileSize(limits.totalSize, locale),
    },
    locale,
  );
  const hint = [ownHint, limitsHint].join(' ').trim();
  const counted = (count: number): string =>
    formatText(texts.filesCounted, { count, limit: limits.count }, locale);

  // Before the effect below sets the input to the value.
  useEarlyEntry(id, filesOf, add);
  useLayoutEffect(() => {
    showAsChosen(field, state.chosen);
    // The focused element may be gone after the change: the removed file's button, or one that the lock removes.
    if (nextFocus.current === null && focused.current?.isConnected !== false) return;
    const target = nextFocus.current ?? toField;
    nextFocus.current = null;
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[target] ?? buttons[target - 1] ?? field.current)?.focus();
  }, [state, field]);

  useDropsAround(field, add);

  function add(added: readonly File[]): boolean {
    if (state.status !== 'ready' || added.length === 0) return false;
    const next = addFiles(state, added, limits);
    const count = next.chosen.length - chosen.length;
    const addedWords =
      count === 1 ? texts.fileAdded : formatText(texts.filesAdded, { count }, locale);
    // One message for the whole choice, because screen readers would cut several short.
    const words = [
      ...(count === 0 ? [] : [addedWords]),
      `${counted(next.chosen.length)}.`,
      ...next.refused.map((one) => `${refusalWords(one)}: ${one.fileNames.join(', ')}.`),
    ];
    announce(words.join(' '));
    onChange(next);
    return true;
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
    <div
      className={styles.root}
      data-state={state.status}
      onBlur={({ target }) => {
        // An element keeps focus while its window has none.
        if (target !== document.activeElement) focused.current = null;
      }}
      onFocus={({ target }) => {
        focused.current = target;
        noticeFocus();
      }}
    >
      <div className={styles.chooser}>
        <input
          {...fieldAttributes(id, { hint, notes: hasRefused ? [noteId(id)] : [], error }, given)}
          {...markFoundError(hasRefused)}
          accept={acceptAttribute(limits.types)}
          // A disabled field would drop focus.
          aria-disabled={isLocked || undefined}
          aria-invalid={error !== undefined || hasRefused || undefined}
          aria-required={isRequired || undefined}
          className={styles.field}
          multiple
          // A form is given nothing by a field without a name.
          name={isLocked ? undefined : name}
          onBlur={onBlur}
          onChange={(event) => {
            // The browser shows also what is not taken: no file at all, or one that is dropped while it is locked.
            if (!add([...(event.target.files ?? [])])) showAsChosen(field, chosen);
          }}
          onClick={(event) => {
            if (isLocked) event.preventDefault();
          }}
          ref={field}
          type="file"
        />
        <label className={styles.face} htmlFor={id}>
          <ClipIcon />
          {label}
        </label>
      </div>
      <FieldHint hint={hint} id={id} />
      {hasRefused ? (
        <Refused
          describe={refusalWords}
          id={noteId(id)}
          onContinue={() => {
            nextFocus.current = toField;
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
        <Sending onCancel={onCancel} progress={state.progress} />
      ) : null}
    </div>
  );
}

/** The files of the input, if the user has chosen any. */
function filesOf(input: Element): readonly File[] | undefined {
  const files = input instanceof HTMLInputElement ? [...(input.files ?? [])] : [];
  return files.length === 0 ? undefined : files;
}

/** Desktop file choosers use the extensions, phones use the MIME types. */
function acceptAttribute(types: Readonly<Record<string, readonly string[]>>): string {
  const extensions = Object.keys(types).map((extension) => `.${extension}`);
  return [...new Set([...extensions, ...Object.values(types).flat()])].join(',');
}
