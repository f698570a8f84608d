import type { ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import type { Column } from '../Table/columns.ts';
import { roles } from '../Table/roles.ts';
import { align, cell, place, row, rows } from '../Table/TableRow.css.ts';
import { rowCells } from '../Table/TableRow.tsx';
import { foot } from './TotalRow.css.ts';

export interface TotalRowProps<Row> {
  /** What the totals are of: "Summa". Stands in the first column, and is the name of the row. */
  readonly label: string;
  /** The columns of the table. */
  readonly columns: readonly Column<Row>[];
  /**
   * The total of each column that has one, by the `key` of the column. The first column holds the label. Add up all
   * rows, not only those that show.
   */
  readonly values: Readonly<Record<string, ReactNode>>;
}

/** The last row of a `Table`, with the totals of its columns: `<Table totalRow={<TotalRow … />}>`. */
export function TotalRow<Row>({ label, columns, values, ...given }: TotalRowProps<Row>): ReactNode {
  const [, ...others] = rowCells(columns);
  const firstTotal = others.findIndex(({ key }) => values[key] !== undefined);
  // The label takes the columns before the first total.
  const spanned = firstTotal === -1 ? others.length : firstTotal;
  return (
    <tfoot {...given} {...roles.rowGroup} className={classNames(rows.oneCard, foot)}>
      <tr {...roles.row} className={row}>
        <th
          {...roles.rowHeader}
          className={classNames(cell, align.start, place.title)}
          colSpan={spanned + 1}
        >
          {label}
        </th>
        {others.slice(spanned).map(({ key, className, label: header }) => (
          <td {...roles.cell} className={className} data-label={header} key={key}>
            {values[key]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}
