import { Fragment } from 'react';
import { DigitGroups } from '@mina-sidor/ui';

interface RegistrationNumbersProps {
  readonly numbers: readonly string[];
}

/** Shows a gap between letters and digits, while each number is read aloud and copied as one (rows D17 and Z25). */
export function RegistrationNumbers({ numbers }: RegistrationNumbersProps) {
  return numbers.map((number, index) => (
    <Fragment key={number}>
      {index === 0 ? null : ', '}
      <DigitGroups groups={[3]} value={number} />
    </Fragment>
  ));
}
