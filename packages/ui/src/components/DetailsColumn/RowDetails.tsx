'use client';

import { createContext, type ReactNode, useContext, useId, useState } from 'react';

import { chevron } from '../../private/disclosure.css.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { useIsPrinting } from '../UiProvider/useIsPrinting.ts';
import { roles } from '../Table/roles.ts';
import * as styles from './RowDetails.css.ts';

interface Opening {
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** The `id` of the details. */
  readonly id: string;
}

/** Undefined in a row without details. */
const OpeningContext = createContext<Opening | undefined>(undefined);

interface RowDetailsProps {
  /** The row itself, as the table draws it. */
  readonly row: ReactNode;
  readonly details: ReactNode;
  readonly columnCount: number;
}

/** A row of a table and, while it is open, a row with its details. On paper it is open, because nothing can be pressed there. */
export function RowDetails({ row, details, columnCount }: RowDetailsProps): ReactNode {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const isPrinting = useIsPrinting();
  if (details === null || details === undefined || details === false) return row;
  const toggle = (): void => {
    setIsOpen(!isOpen);
  };
  return (
    <>
      <OpeningContext value={{ isOpen, toggle, id }}>{row}</OpeningContext>
      {isOpen || isPrinting ? (
        <tr {...roles.row} className={styles.details} data-details>
          <td {...roles.cell} className={styles.content} colSpan={columnCount} id={id}>
            {details}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** The button that opens its row. Nothing in a row without details. */
export function RowOpener({
  label,
  context,
}: {
  readonly label: string;
  readonly context: string;
}): ReactNode {
  const opening = useContext(OpeningContext);
  if (opening === undefined) return null;
  const { isOpen, toggle, id } = opening;
  return (
    <button
      aria-controls={isOpen ? id : undefined}
      aria-expanded={isOpen}
      aria-label={`${label} ${context}`}
      className={styles.opener}
      onClick={toggle}
      type="button"
    >
      {label}
      <span className={chevron}>
        <ChevronDownIcon size="small" />
      </span>
    </button>
  );
}
