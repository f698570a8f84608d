'use client';

import { type KeyboardEvent, type ReactNode, useContext, useMemo, useRef, useState } from 'react';

import { classNames } from '../../private/classNames.ts';
import { control, lineWidth } from '../../private/fieldFrame.css.ts';
import { FieldFrame, labelId } from '../../private/fieldFrame.tsx';
import { panelRoot } from '../../private/fieldPanel.css.ts';
import { formatText } from '../../private/formatText.ts';
import { markFoundError } from '../../private/foundError.ts';
import type { Option } from '../../private/option.ts';
import { useDismissal } from '../../private/useDismissal.ts';
import { textOf, useEarlyEntry } from '../../private/useEarlyEntry.ts';
import { useField } from '../../private/useField.ts';
import { useIsLive } from '../../private/useIsLive.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as select from '../Select/Select.css.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import { activeAfter, isTextKey, noActive } from './activeAfter.ts';
import type { ComboboxProps } from './comboboxProps.ts';
import { ComboboxPanel, optionId } from './ComboboxPanel.tsx';
import { findOptions, optionNamed } from './findOptions.ts';
import { useHitsAnnounced } from './useHitsAnnounced.ts';

/** More options than these are not drawn: the user types on. */
const mostDrawn = 500;

/**
 * Lets the user choose one of many options by typing a part of its name. The value is `null` while the text is not the
 * name of an option. A form gets the value under `name`.
 */
export function Combobox<Value extends string>(props: ComboboxProps<Value>): ReactNode {
  const { label, hint, error, name, options, status = 'ready', onSearch, onBlur } = props;
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const root = useRef<HTMLDivElement>(null);
  // What the user has written and what it stands for, until it can be shown as the label of the value.
  const [draft, setDraft] = useState<{ readonly text: string; readonly value: Value | null }>();
  const [lastChosen, setLastChosen] = useState<Option<Value>>();
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [active, setActive] = useState(noActive);
  const [isFocused, setIsFocused] = useState(false);
  const [isFaultShown, setIsFaultShown] = useState(false);
  const isLive = useIsLive();
  const field = useField<Value | null, HTMLInputElement>(props, null, () => {
    setDraft(undefined);
    setIsFaultShown(false);
  });
  const { id, value, change, isLocked } = field;
  const listId = `${id}-list`;

  // Another value has come from the application. The text must not come back with a later one.
  if (draft !== undefined && draft.value !== value) setDraft(undefined);
  const chosen =
    lastChosen?.value === value ? lastChosen : options.find((option) => option.value === value);
  const text = draft === undefined ? (chosen?.label ?? '') : draft.text;
  const sought = onSearch === undefined ? draft?.text : undefined;
  const found = useMemo(
    () => (sought === undefined ? options : findOptions(options, sought)),
    [options, sought],
  );
  const hits = status === 'ready' ? found.slice(0, mostDrawn) : [];
  // It does not open by itself after the wait.
  if (isLocked && isAskedFor) setIsAskedFor(false);
  const isOpen = isAskedFor && !isLocked;
  const hasList = isOpen && hits.length > 0;
  const isUnknown = value === null && text.trim() !== '';
  // An error shows from when focus leaves the field until it is put right.
  const isFaulty = isFaultShown && isUnknown;
  const words = error ?? (isFaulty ? props.unknownError : undefined);

  function listWords(): string {
    switch (status) {
      case 'loading':
        return texts.loading;
      case 'failed':
        return props.errorTitle ?? '';
      case 'ready':
        return hits.length === 0
          ? props.noHitsText
          : formatText(texts.showingOf, { visible: hits.length, total: options.length }, locale);
    }
  }
  const said = listWords();
  const isTold = status !== 'ready' || draft !== undefined;
  useHitsAnnounced(isOpen && isTold ? said : '');

  function close(): void {
    setIsAskedFor(false);
    setActive(noActive);
  }

  function take(option: Option<Value> | undefined, draftText?: string): void {
    const next = option?.value ?? null;
    setDraft(draftText === undefined ? undefined : { text: draftText, value: next });
    if (option !== undefined) setLastChosen(option);
    setIsFaultShown(false);
    setActive(noActive);
    if (next !== value) change(next);
  }

  function write(written: string): void {
    take(optionNamed(options, written), written);
    onSearch?.(written);
  }
  useEarlyEntry(id, textOf, write);

  /** The user is done: the text becomes the label of the option that it names, or is an error. */
  function settle(): void {
    close();
    if (draft === undefined || isLocked) return;
    const named = draft.value === null ? optionNamed(options, draft.text) : chosen;
    if (named !== undefined || draft.text.trim() === '') take(named);
    setIsFaultShown(true);
  }

  function choose(option: Option<Value>): void {
    take(option);
    close();
  }

  // A dialog around it would close before the field gets the key.
  const takesEscape = isOpen || (isFocused && text !== '' && !isLocked);
  useDismissal(takesEscape, root, (by) => {
    if (by === 'escape' && !isOpen) write('');
    else close();
  });

  function onKeyDown(event: KeyboardEvent): void {
    const { key, altKey, ctrlKey, metaKey } = event;
    if (isLocked || ctrlKey || metaKey || event.nativeEvent.isComposing) return;
    const activeOption = hasList ? hits[active] : undefined;
    if (key === 'Enter') {
      if (activeOption === undefined) {
        settle();
        return;
      }
      choose(activeOption);
    } else if (altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      if (key === 'ArrowUp') close();
      else setIsAskedFor(true);
    } else {
      const place = {
        count: hits.length,
        chosen: hits.findIndex((option) => option.value === value),
      };
      const next = activeAfter(key, active, place);
      if (isTextKey(key)) setActive(noActive);
      if (next === undefined || (!isOpen && key.startsWith('Page'))) return;
      setIsAskedFor(true);
      setActive(next);
    }
    event.preventDefault();
  }

  return (
    <FieldFrame
      announcedError={words && `${label}: ${words}`}
      error={words}
      hint={hint}
      id={id}
      label={label}
    >
      <div
        className={classNames(panelRoot, lineWidth)}
        onBlur={({ currentTarget, relatedTarget }) => {
          if (currentTarget.contains(relatedTarget)) return;
          setIsFocused(false);
          settle();
          onBlur?.();
        }}
        onFocus={() => {
          setIsFocused(true);
        }}
        ref={root}
      >
        <div className={select.frame}>
          <input
            {...field.attributes({ error: words })}
            {...markFoundError(isFaulty)}
            aria-activedescendant={
              hasList && active !== noActive ? optionId(listId, active) : undefined
            }
            aria-autocomplete="list"
            aria-controls={hasList ? listId : undefined}
            aria-expanded={hasList}
            autoCapitalize="none"
            autoComplete="off"
            className={classNames(control, select.select)}
            // Without scripts, what is written is sent.
            name={isLive ? undefined : name}
            onChange={({ target }) => {
              write(target.value);
              setIsAskedFor(true);
            }}
            onClick={() => {
              setIsAskedFor(true);
            }}
            onKeyDown={onKeyDown}
            readOnly={isLocked}
            role="combobox"
            spellCheck={false}
            type="text"
            value={text}
          />
          <span className={select.icon}>
            <ChevronDownIcon />
          </span>
          {name === undefined || !isLive ? null : (
            <input name={name} type="hidden" value={value ?? ''} />
          )}
        </div>
        {isOpen ? (
          <ComboboxPanel
            active={active}
            chosen={value}
            id={listId}
            labelledBy={labelId(id)}
            onChoose={choose}
            onRetry={
              status === 'failed'
                ? () => {
                    // The pressed button is about to disappear.
                    document.getElementById(id)?.focus();
                    props.onRetry?.();
                  }
                : undefined
            }
            options={hits}
            words={hits.length === 0 || hits.length < found.length ? said : undefined}
          />
        ) : null}
      </div>
    </FieldFrame>
  );
}
