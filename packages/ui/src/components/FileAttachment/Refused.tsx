'use client';

import { Fragment, type ReactNode } from 'react';

import { Button } from '../Button/index.ts';
import { ErrorIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './FileAttachment.css.ts';
import type { Refusal } from './fileRules.ts';

/** What was wrong with the last choice: each message once, with the files that it applies to. */
export function Refused({
  id,
  refused,
  describe,
  onContinue,
}: {
  readonly id: string;
  readonly refused: readonly Refusal[];
  readonly describe: (refusal: Refusal) => string;
  readonly onContinue: () => void;
}): ReactNode {
  const texts = useUiTexts();
  const files = new Set(refused.flatMap((one) => one.fileNames));
  return (
    <div className={styles.refused}>
      <ErrorIcon />
      <div className={styles.refusedWords}>
        <div id={id}>
          {refused.map((one) => (
            <p key={one.reason}>
              <span className={styles.error}>{describe(one)}</span>
              {': '}
              {one.fileNames.map((name, index) => (
                // oxlint-disable-next-line react/no-array-index-key -- two refused files may have the same name
                <Fragment key={index}>
                  {index === 0 ? '' : ', '}
                  <bdi>{name}</bdi>
                </Fragment>
              ))}
            </p>
          ))}
        </div>
        <Button onClick={onContinue} size="small" variant="secondary">
          {files.size === 1 ? texts.continueWithoutFile : texts.continueWithoutFiles}
        </Button>
      </div>
    </div>
  );
}
