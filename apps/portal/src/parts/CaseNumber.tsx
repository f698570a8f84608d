import { DigitGroups, Link, Text, useIsPrinting } from '@mina-sidor/ui';

import { useCustomer } from '../customer/customer.ts';
import { partAtCases } from '../domain/casesInText.rules.ts';
import { hrefOf } from '../paths.ts';

interface CaseNumberProps {
  readonly referenceNumber: string;
}

/** The number of a case: a link to the case, if the customer may open it (row Z87). Not for places inside a link or a button. */
export function CaseNumber({ referenceNumber }: CaseNumberProps) {
  const number = <DigitGroups isSpelledOut isUnbroken value={referenceNumber} />;
  const isPrinting = useIsPrinting();
  return useCustomer().access.routes.case && !isPrinting ? (
    <Link href={hrefOf('case', referenceNumber)}>{number}</Link>
  ) : (
    number
  );
}

/** A sentence in which the numbers of cases are such links. */
export function CasesInText({ children }: { readonly children: string }) {
  return partAtCases(children).map((part, index) => {
    // oxlint-disable react/no-array-index-key -- only its place identifies a part
    return typeof part === 'string' ? (
      <Text as="span" key={index}>
        {part}
      </Text>
    ) : (
      <CaseNumber key={index} referenceNumber={part.referenceNumber} />
    );
    // oxlint-enable react/no-array-index-key
  });
}
