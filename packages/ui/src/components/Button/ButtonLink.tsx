import type { MouseEvent, ReactNode, Ref } from 'react';

import { classNames } from '../../private/classNames.ts';
import { unbroken } from '../../private/unbroken.tsx';
import { ExternalIcon } from '../Icon/index.ts';
import { Anchor } from '../Link/Anchor.tsx';
import { OpensInNewTab } from '../Link/OpensInNewTab.tsx';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as styles from './Button.css.ts';
import type { ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends ButtonLook {
  /** Where it leads. */
  readonly href: string;
  /** The label: where the link leads. */
  readonly children: ReactNode;
  /**
   * Opens in a new tab, shows the icon for it and says so to screen readers.
   * @default false
   */
  readonly isExternal?: boolean | undefined;
  /** Called when the link is followed. */
  readonly onClick?: ((event: MouseEvent<HTMLAnchorElement>) => void) | undefined;
  /** Lets other code focus the link. */
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/**
 * A link that looks like a button, for the main way forward in a view. Assistive technology still reads it as a link.
 */
export function ButtonLink({
  variant = 'primary',
  size = 'medium',
  isFullWidth = false,
  isExternal = false,
  context,
  children,
  ...attributes
}: ButtonLinkProps): ReactNode {
  return (
    <Anchor
      {...attributes}
      className={classNames(
        styles.button,
        styles.variant[variant],
        styles.size[size],
        isFullWidth && styles.fullWidthButton,
      )}
      isExternal={isExternal}
    >
      <span>
        {unbroken(children)}
        {context === undefined ? null : (
          <>
            {' '}
            <VisuallyHidden>{context}</VisuallyHidden>
          </>
        )}
        {isExternal ? (
          <>
            {' '}
            <OpensInNewTab />
          </>
        ) : null}
      </span>
      {isExternal ? <ExternalIcon size="small" /> : null}
    </Anchor>
  );
}
