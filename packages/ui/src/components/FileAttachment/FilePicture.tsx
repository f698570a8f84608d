'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';

import { DocumentIcon } from '../Icon/index.ts';
import { drawPicture, isPicture } from './drawPicture.ts';
import * as styles from './FileAttachment.css.ts';

/** Enough pixels for a sharp screen. */
const drawnSide = 96;

/** A picture is shown, so that the user sees which one was chosen; any other file has an icon. Its name is beside it. */
export function FilePicture({ file }: { readonly file: File }): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    const place = canvas.current;
    if (place === null) return undefined;
    let isLeft = false;
    void drawPicture(file, place).then((hasWorked) => {
      if (!isLeft) setIsDrawn(hasWorked);
    });
    return () => {
      isLeft = true;
    };
  }, [file]);
  return (
    <>
      {isDrawn ? null : <DocumentIcon size="small" />}
      {isPicture(file) ? (
        <canvas
          aria-hidden="true"
          className={styles.picture}
          height={drawnSide}
          hidden={!isDrawn}
          ref={canvas}
          width={drawnSide}
        />
      ) : null}
    </>
  );
}
