import { Fragment } from 'react';
import { DigitGroups } from '@mina-sidor/ui';

interface RegistrationNumbersProps {
  readonly numbers: readonly string[];
}

/** Letters and digits apart for the eye, each number still read and copied as one (rows D17 and Z25). */
export function RegistrationNumbers({ numbers }: RegistrationNumbersProps) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index === 0 ? null : ', '}
      <DigitGroups groups={[3]} value={number} />
    </Fragment>
  ));
}
