import { memo, type ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { alignment, type Column } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './TableRow.css.ts';

/**
 * A column prepared for drawing: what does not depend on the row is done once for all rows.
 *
 * It has a method, whose parameter type TypeScript compares loosely: `memo` drops type parameters, and the rows' type
 * must still be accepted.
 */
export interface RowCell<Row> {
  readonly key: string;
  readonly isRowHeader: boolean;
  readonly className: string;
  /** The header, drawn by CSS before the value in the card form only. */
  readonly label: string | undefined;
  content(row: Row): ReactNode;
}

export function rowCells<Row>(columns: readonly Column<Row>[]): readonly RowCell<Row>[] {
  return columns.map((column) => {
    const place = column.onPhone ?? 'line';
    return {
      key: column.key,
      isRowHeader: column.isRowHeader === true,
      className: classNames(
        styles.cell,
        styles.align[alignment(column)],
        styles.place[place],
        column.kind === 'number' && styles.number,
      ),
      label: place === 'line' || column.isLabelledOnPhone === true ? column.header : undefined,
      content: column.cell,
    };
  });
}

interface TableRowProps<Row> {
  readonly cells: readonly RowCell<Row>[];
  readonly row: Row;
}

function DrawnRow<Row>({ cells, row }: TableRowProps<Row>): ReactNode {
  return (
    <tr {...roles.row} className={styles.row}>
      {cells.map((cell) => {
        const { key, isRowHeader, className, label } = cell;
        const Cell = isRowHeader ? 'th' : 'td';
        return (
          <Cell
            {...(isRowHeader ? roles.rowHeader : roles.cell)}
            className={className}
            data-label={label}
            key={key}
          >
            {cell.content(row)}
          </Cell>
        );
      })}
    </tr>
  );
}

/** A memoised row: sorting, filtering or re-rendering its table does not render it again. */
export const TableRow: <Row>(props: TableRowProps<Row>) => ReactNode = memo(DrawnRow);

/** Keeps the place of a row that is loading. */
export function PlaceholderRow<Row>({
  cells,
}: {
  readonly cells: readonly RowCell<Row>[];
}): ReactNode {
  return (
    <tr className={styles.row}>
      {cells.map(({ key, className, label }) => (
        // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is no control
        <td className={className} data-label={label} key={key}>
          <div className={styles.placeholder} />
        </td>
      ))}
    </tr>
  );
}
