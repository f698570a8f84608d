import { DigitGroups, Link, useIsPrinting } from '@mina-sidor/ui';

import { useCustomer } from '../customer/customer.ts';
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
