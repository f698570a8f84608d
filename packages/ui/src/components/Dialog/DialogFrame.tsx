import { type ReactNode, useContext } from 'react';

import { ForeignWords } from '../../private/foreignWords.ts';
import { CloseIcon } from '../Icon/index.ts';
import { UiContext, useUiTexts } from '../UiProvider/contexts.ts';
import * as styles from './Dialog.css.ts';
import type { LayerProps } from './layerProps.ts';

/** The content of a dialog's box, shared by the Radix dialog and the browser's own. */
export function DialogFrame({
  titleId,
  bodyId,
  title,
  lang,
  onClose,
  children,
  actions,
}: LayerProps & { readonly titleId: string; readonly bodyId: string }): ReactNode {
  const texts = useUiTexts();
  const locale = useContext(UiContext)?.locale;
  return (
    <>
      <div className={styles.header}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        <button
          className={styles.close}
          lang={lang === undefined ? undefined : locale}
          onClick={onClose}
          type="button"
        >
          <CloseIcon />
          {texts.close}
        </button>
      </div>
      <div className={styles.body} id={bodyId}>
        <ForeignWords value={lang !== undefined}>{children}</ForeignWords>
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </>
  );
}
