import type { ComponentProps } from 'react';
import { ErrorView, Section } from '@mina-sidor/ui';

import { useTitleWhile } from '../documentTitle.ts';

type ErrorPageProps = ComponentProps<typeof ErrorView> & {
  readonly title: string;
  /** @default the error's title */
  readonly documentTitle?: string;
};

/** Replaces a whole page by an error, which gives the heading and the document title. */
export function ErrorPage({ documentTitle, ...props }: ErrorPageProps) {
  useTitleWhile(true, documentTitle ?? props.title);
  return (
    <Section width="reading">
      <ErrorView {...props} headingLevel={1} />
    </Section>
  );
}
