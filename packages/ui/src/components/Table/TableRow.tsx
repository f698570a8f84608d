import type { ReactElement, ReactNode } from 'react';

import { classNames } from '../../private/classNames.ts';
import { alignment, type Column } from './columns.ts';
import { roles } from './roles.ts';
import * as styles from './TableRow.css.ts';

/** A column prepared for drawing: what does not depend on the row is done once for all rows. */
export interface RowCell<Row> {
  readonly key: string;
  readonly isRowHeader: boolean;
  readonly className: string;
  /** The header, drawn by CSS before the value in the card form only. */
  readonly label: string | undefined;
  readonly content: (row: Row) => ReactNode;
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
      label:
        column.isHeaderHidden !== true && (place === 'line' || column.isLabelledOnPhone === true)
          ? column.header
          : undefined,
      content: column.cell,
    };
  });
}

/**
 * Draws rows with these cells. A row is drawn once: React skips an element that it has drawn already, so sorting,
 * filtering or rendering the table again costs nothing for its rows. A function instead of a memoised component, which
 * would take memory in each row.
 */
export function rowDrawer<Row>(
  cells: readonly RowCell<Row>[],
  drawAround: Column<Row>['drawAround'],
): (row: Row, key: string) => ReactNode {
  const drawn = new WeakMap<WeakKey, ReactNode>();
  const draw = (row: Row, rowKey: string): ReactNode => {
    const element = drawRow(cells, row, rowKey);
    return drawAround?.(element, row, cells.length) ?? element;
  };
  return (row, key) => {
    if (typeof row !== 'object' || row === null) return draw(row, key);
    const before = drawn.get(row);
    if (before !== undefined) return before;
    const element = draw(row, key);
    drawn.set(row, element);
    return element;
  };
}

/** Names each attribute, because an object that is spread takes more memory. */
function drawRow<Row>(cells: readonly RowCell<Row>[], row: Row, rowKey: string): ReactElement {
  return (
    <tr className={styles.row} key={rowKey} role={roles.row.role}>
      {cells.map(({ key, isRowHeader, className, label, content }) =>
        isRowHeader ? (
          <th
            className={className}
            data-label={label}
            key={key}
            role={roles.rowHeader.role}
            scope={roles.rowHeader.scope}
          >
            {content(row)}
          </th>
        ) : (
          <td className={className} data-label={label} key={key} role={roles.cell.role}>
            {content(row)}
          </td>
        ),
      )}
    </tr>
  );
}

/** Keeps the place of a row that is loading. The first turns into words that say so. */
export function PlaceholderRow<Row>({
  cells,
  words,
}: {
  readonly cells: readonly RowCell<Row>[];
  readonly words: string | null;
}): ReactNode {
  const hasWords = words !== null;
  return (
    <tr
      aria-hidden={hasWords ? undefined : true}
      className={classNames(styles.row, hasWords && styles.wordsRow)}
      role={hasWords ? roles.row.role : undefined}
    >
      {cells.map(({ key, className }, index) => {
        const said = index === 0 ? words : null;
        return (
          <td
            aria-hidden={said === null || undefined}
            className={className}
            key={key}
            role={roles.cell.role}
          >
            <div className={styles.placeholder} />
            {said === null ? null : <span className={styles.words}>{said}</span>}
          </td>
        );
      })}
    </tr>
  );
}
