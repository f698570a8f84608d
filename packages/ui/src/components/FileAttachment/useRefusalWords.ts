'use client';

import { useContext } from 'react';

import { formatText } from '../../private/formatText.ts';
import { formatFileSize } from '../FileLink/formatFileSize.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import {
  type FileLimits,
  invisibleCharacters,
  type Refusal,
  type RefusalReason,
} from './fileRules.ts';

/** Returns a function that says why files were refused. */
export function useRefusalWords(limits: FileLimits): (refusal: Refusal) => string {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  const words: Record<RefusalReason, string> = {
    nameUnexpected: formatText(texts.fileNameUnexpected, {
      files: (limits.names ?? []).join(', '),
    }),
    type: texts.fileTypeRefused,
    empty: texts.fileEmpty,
    nameLength: formatText(texts.fileNameTooLong, { limit: limits.nameLength }, locale),
    nameCharacters: texts.fileNameForbidden,
    nameInvisible: texts.fileNameInvisible,
    totalSize: formatText(texts.filesTooLarge, { limit: formatFileSize(limits.totalSize, locale) }),
    count: formatText(texts.filesTooMany, { limit: limits.count }, locale),
  };
  return ({ reason, fileNames }) =>
    formatText(words[reason], { characters: invisibleCharacters(fileNames).join(', ') });
}
