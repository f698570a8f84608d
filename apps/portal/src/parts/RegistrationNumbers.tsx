import { Fragment } from 'react';
import { DigitGroups } from '@mina-sidor/ui';

interface RegistrationNumbersProps {
  readonly numbers: readonly string[];
  /**
   * In a row of a table, which has as few elements as possible.
   * @default false
   */
  readonly isBare?: boolean;
}

/** Letters and digits apart for the eye, each number still read and copied as one (rows D17 and Z25). */
export function RegistrationNumbers({ numbers, isBare = false }: RegistrationNumbersProps) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index === 0 ? null : ', '}
      <DigitGroups groups={[3]} isBare={isBare} value={number} />
    </Fragment>
  ));
}
