import type { ReactNode } from 'react';

import { alongLine, bold, filled } from './Icon.css.ts';
import { type IconProps, SvgIcon } from './SvgIcon.tsx';

/** Leads on to another page. */
export function ArrowRightIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path className={alongLine} d="M4 12h16M14 6l6 6-6 6" />
    </SvgIcon>
  );
}

/** Opens content below. */
export function ChevronDownIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="m6 9 6 6 6-6" />
    </SvgIcon>
  );
}

/** Leads back. */
export function ChevronLeftIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path className={alongLine} d="m15 6-6 6 6 6" />
    </SvgIcon>
  );
}

/** Chosen or completed. */
export function CheckIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path className={bold} d="m5 12.5 4.5 4.5L19 7.5" />
    </SvgIcon>
  );
}

/** Closes or removes. */
export function CloseIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="m6 6 12 12M18 6 6 18" />
    </SvgIcon>
  );
}

/** Opens in a new tab. */
export function ExternalIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M10 5H5v14h14v-5M14 4h6v6M20 4l-9 9" />
    </SvgIcon>
  );
}

/** Information. */
export function InfoIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="M12 11v6M12 7v.5" />
    </SvgIcon>
  );
}

/** A warning. */
export function WarningIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M12 3.5 22 20.5H2ZM12 10v4.5M12 17.2v.3" />
    </SvgIcon>
  );
}

/** An error. */
export function ErrorIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3ZM12 7.5v5.5M12 16.2v.3" />
    </SvgIcon>
  );
}

/** Success. */
export function SuccessIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path d="m8 12.5 3 3 5.5-6" />
    </SvgIcon>
  );
}

/** Done in part. */
export function PartlyIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <circle cx="12" cy="12" r="9" />
      <path className={filled} d="M12 3a9 9 0 0 0 0 18Z" />
    </SvgIcon>
  );
}

/** A document or a claim. */
export function DocumentIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M6 3h8.5L19 7.5V21H6ZM9.5 9.5h2M9.5 13h6M9.5 16.5h6" />
    </SvgIcon>
  );
}

/** A vehicle or a damage. */
export function CarIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M3.5 17v-4.5l2-1L8 7h8l2.5 4.5 2 1V17h-2.2M15.2 17H8.8M5.7 17H3.5" />
      <circle cx="7.2" cy="16.8" r="1.7" />
      <circle cx="16.8" cy="16.8" r="1.7" />
    </SvgIcon>
  );
}

/** A message. */
export function MessageIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M3.5 4.5h17v12H11L7 20v-3.5H3.5ZM8 9h8M8 12.5h5" />
    </SvgIcon>
  );
}

/** A collection of documents. */
export function FolderIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M3.5 5.5H10l2 2.5h8.5v11h-17Z" />
    </SvgIcon>
  );
}

/** Copies to the clipboard. */
export function CopyIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M9 9h11v11H9ZM15 9V4H4v11h5" />
    </SvgIcon>
  );
}

/** Prints the page. */
export function PrintIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M7 8.5V4h10v4.5M7 17H3.5V8.5h17V17H17M7 14h10v6H7Z" />
    </SvgIcon>
  );
}

/** Opens a menu. */
export function MenuIcon(props: IconProps): ReactNode {
  return (
    <SvgIcon {...props}>
      <path d="M4 7h16M4 12h16M4 17h16" />
    </SvgIcon>
  );
}
