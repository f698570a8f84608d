import { Card, Heading } from '@mina-sidor/ui';
import { type ReactNode, type Ref, useId } from 'react';

interface PanelProps {
  readonly title: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  /** Below the heading. */
  readonly lead?: ReactNode;
  /** At the end of the heading's line. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
}

/** One of the page's tools: a card named by its heading. */
export function Panel({ title, headingRef, lead, beside, children }: PanelProps): ReactNode {
  const id = useId();
  return (
    <Card aria-labelledby={id} as="section">
      <div className="panel-head">
        <div>
          <Heading id={id} isFocusTarget level={2} ref={headingRef} size="h3">
            {title}
          </Heading>
          {lead === undefined ? null : <p className="soft">{lead}</p>}
        </div>
        {beside}
      </div>
      {children}
    </Card>
  );
}
