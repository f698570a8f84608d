import type { ReactNode, RefObject } from 'react';

/** The props that a dialog passes to the box that draws it. */
export interface LayerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
  readonly isBrief?: boolean | undefined;
  readonly size: 'medium' | 'large';
  readonly lang: string | undefined;
  readonly initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Called when the box has been removed. Focus is then on no element. */
  readonly giveFocusBack: () => void;
}
