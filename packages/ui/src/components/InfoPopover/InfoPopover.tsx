import { Close, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import { type ReactNode, useContext, useId, useRef } from 'react';

import { classNames } from '../../private/classNames.ts';
import { formatText } from '../../private/formatText.ts';
import { InsideDialog } from '../Dialog/insideDialog.ts';
import { CloseIcon, InfoIcon } from '../Icon/index.ts';
import { useUiTexts } from '../UiProvider/contexts.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './InfoPopover.css.ts';

export interface InfoPopoverProps {
  /** What is explained. Part of the button's spoken name, and names the popover. */
  readonly term: string;
  /** The explanation. */
  readonly children: ReactNode;
}

/** Room that the popover keeps to the window's edges, and to its button, in pixels as Radix asks for them. */
const clearance = { window: 8, button: 8 } as const;

/** Explains a word where it stands. Not modal: the page stays readable, Escape and a press outside close. */
export function InfoPopover({ term, children }: InfoPopoverProps): ReactNode {
  const contentRef = useRef<HTMLDivElement>(null);
  const textId = useId();
  const texts = useUiTexts();
  const isInsideDialog = useContext(InsideDialog);
  return (
    <Root>
      <Trigger className={styles.trigger}>
        <InfoIcon />
        <VisuallyHidden>{formatText(texts.moreInformationAbout, { term })}</VisuallyHidden>
      </Trigger>
      <Portal>
        <Content
          aria-describedby={textId}
          aria-label={term}
          className={classNames(styles.content, styles.layer[isInsideDialog ? 'dialog' : 'page'])}
          collisionPadding={clearance.window}
          onOpenAutoFocus={(event) => {
            // Focus on the box itself reads the explanation; on its first button it would read only "close".
            event.preventDefault();
            contentRef.current?.focus();
          }}
          ref={contentRef}
          sideOffset={clearance.button}
        >
          <div className={styles.text} id={textId}>
            {children}
          </div>
          <Close className={styles.close}>
            <CloseIcon />
            <VisuallyHidden>{texts.close}</VisuallyHidden>
          </Close>
        </Content>
      </Portal>
    </Root>
  );
}
