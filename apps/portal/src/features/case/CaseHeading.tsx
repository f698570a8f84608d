import { DigitGroups, Heading } from '@mina-sidor/ui';

import { texts } from '../../texts.ts';

interface CaseHeadingProps {
  readonly referenceNumber: string;
}

/** The page's heading, known from the address before the case has arrived (row D08). */
export function CaseHeading({ referenceNumber }: CaseHeadingProps) {
  return (
    <Heading eyebrow={texts.case.referenceNumber} isFocusTarget level={1}>
      <DigitGroups value={referenceNumber} />
    </Heading>
  );
}
