import { QRCodeSVG } from 'qrcode.react';
import type { ReactNode, Ref } from 'react';

import { vars } from '../../theme/contract.css.ts';
import { drawing } from './qrDrawingForm.ts';

export interface QrCodeProps {
  /** What a camera reads. */
  readonly value: string;
  /** What the code is for, for screen readers. */
  readonly label: string;
}

/** The code alone. Drawn anew in the same element, so that a camera sees no blank between two codes. */
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
