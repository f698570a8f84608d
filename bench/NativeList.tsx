import './native.css';

import { useEffect, useMemo, useRef, useState } from 'react';

import type { Claim } from './claims.ts';
import type { ListProps } from './main.tsx';

const collator = new Intl.Collator('sv', { numeric: true });

interface NativeColumn {
  readonly key: string;
  readonly header: string;
  readonly startsAscending: boolean;
  readonly compare: (first: Claim, second: Claim) => number;
}

const columns: readonly NativeColumn[] = [
  {
    key: 'referenceNumber',
    header: 'Referensnummer',
    startsAscending: true,
    compare: (first, second) => collator.compare(first.referenceNumber, second.referenceNumber),
  },
  {
    key: 'vehicle',
    header: 'Fordon',
    startsAscending: true,
    compare: (first, second) => collator.compare(first.vehicle, second.vehicle),
  },
  {
    key: 'amount',
    header: 'Belopp',
    startsAscending: false,
    compare: (first, second) => first.amount - second.amount,
  },
  {
    key: 'date',
    header: 'Datum',
    startsAscending: false,
    compare: (first, second) => (first.date < second.date ? -1 : Number(first.date > second.date)),
  },
];

interface Sort {
  readonly key: string;
  readonly isAscending: boolean;
}

/** The list, built with React and native elements only. It sorts once for each order. */
export function NativeList({ claims, isDialogOpen, onDialogClose }: ListProps) {
  const [sort, setSort] = useState<Sort>();
  const sorted = useMemo(() => {
    const column = columns.find(({ key }) => key === sort?.key);
    if (sort === undefined || column === undefined) return claims;
    const sign = sort.isAscending ? 1 : -1;
    return claims.toSorted((first, second) => sign * column.compare(first, second));
  }, [claims, sort]);

  return (
    <>
      <div className="native-caption">Krav</div>
      <table className="native-table">
        <thead>
          <tr>
            {columns.map((column) => {
              const isSorted = sort?.key === column.key;
              return (
                <th
                  aria-sort={isSorted ? (sort.isAscending ? 'ascending' : 'descending') : undefined}
                  key={column.key}
                  scope="col"
                >
                  <button
                    onClick={() => {
                      setSort({
                        key: column.key,
                        isAscending: isSorted ? !sort.isAscending : column.startsAscending,
                      });
                    }}
                    type="button"
                  >
                    {column.header}
                  </button>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {sorted.map((claim) => (
            <tr key={claim.referenceNumber}>
              <th scope="row">
                <span className="native-label">Referensnummer</span>
                <div>
                  <a href={`#${claim.referenceNumber}`}>{claim.referenceNumber}</a>
                </div>
              </th>
              <td>
                <span className="native-label">Fordon</span>
                <div>{claim.vehicle}</div>
              </td>
              <td>
                <span className="native-label">Belopp</span>
                <div>{`${String(claim.amount)} kr`}</div>
              </td>
              <td>
                <span className="native-label">Datum</span>
                <div>{claim.date}</div>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <NativeDialog isOpen={isDialogOpen} onClose={onDialogClose} />
    </>
  );
}

function NativeDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
  }, [isOpen]);
  if (!isOpen) return null;
  return (
    <dialog aria-labelledby="native-title" onClose={onClose} ref={dialog}>
      <h2 id="native-title">Betala</h2>
      <button onClick={onClose} type="button">
        Stäng
      </button>
      <p>Vill du betala?</p>
    </dialog>
  );
}
