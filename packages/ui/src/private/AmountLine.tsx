import { classNames } from './classNames.ts';
import * as styles from './amount.css.ts';

interface AmountLineProps {
  readonly amount: string;
  readonly isOld: boolean | undefined;
  /** Gives the size. */
  readonly className: string | undefined;
}

/** A large sum. An old one keeps its place but is neither seen nor heard. */
export function AmountLine({ amount, isOld = false, className }: AmountLineProps) {
  return (
    <p
      aria-hidden={isOld || undefined}
      className={classNames(styles.amount, className, isOld && styles.old)}
    >
      {isOld ? <span className={styles.covered}>{amount}</span> : amount}
    </p>
  );
}
