'use client';

import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode, Ref } from 'react';

import { vars } from '../../theme/contract.css.ts';
import { drawing } from './qrDrawingForm.ts';

export interface QrCodeProps {
  /** The content of the code, at most 2,953 bytes. A longer one is not drawn. */
  readonly value: string;
  /** Alternative text of the code: what it is for. */
  readonly label: string;
}

/** Only the code. A new code is drawn in the same element, so that a camera sees no gap between two codes. */
export function QrDrawing({
  value,
  label,
  ref,
}: QrCodeProps & { readonly ref?: Ref<SVGSVGElement> | undefined }): ReactNode {
  return (
    <QRCodeSVG
      {...drawing}
      aria-label={label}
      bgColor={vars.color.qrLight}
      fgColor={vars.color.qrDark}
      ref={ref ?? null}
      role="img"
      tabIndex={ref === undefined ? undefined : -1}
      value={value}
    />
  );
}
