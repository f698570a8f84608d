import { DigitGroups, Heading, Text } from '@mina-sidor/ui';

import { texts } from '../../shared/texts.ts';

/** The page's heading, known from the address before the case has arrived (row D08). */
export function CaseHeading({ referenceNumber }: { readonly referenceNumber: string }) {
  return (
    <Heading isFocusTarget level={1}>
      <Text as="span" size="body" tone="soft" weight="regular">
        {texts.insuranceCase.referenceNumber}{' '}
      </Text>
      <DigitGroups value={referenceNumber} />
    </Heading>
  );
}
