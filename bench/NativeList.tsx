import './native.css';

import { memo, useEffect, useMemo, useRef, useState } from 'react';

import type { Claim } from './claims.ts';
import type { ListProps } from './startBench.tsx';

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
    key: 'registrationNumber',
    header: 'Fordon',
    startsAscending: true,
    compare: (first, second) =>
      collator.compare(first.registrationNumber, second.registrationNumber),
  },
  {
    key: 'amount',
    header: 'Belopp',
    startsAscending: false,
    compare: (first, second) => first.amount - second.amount,
  },
];

interface Sort {
  readonly key: string;
  readonly isAscending: boolean;
}

/**
 * The list as an engineer would write it with React and native elements: eight elements for each row, rows that are not
 * rendered again, columns that are not measured, the browser's own dialog.
 */
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
      <table className="native-table">
        <caption>Krav</caption>
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
            <th scope="col">Betalning</th>
          </tr>
        </thead>
        <tbody>
          {sorted.map((claim) => (
            <ClaimRow claim={claim} key={claim.referenceNumber} />
          ))}
        </tbody>
      </table>
      <NativeDialog isOpen={isDialogOpen} onClose={onDialogClose} />
    </>
  );
}

const ClaimRow = memo(({ claim }: { readonly claim: Claim }) => (
  <tr>
    <th scope="row">
      <a href={`#${claim.referenceNumber}`}>{claim.referenceNumber}</a>
    </th>
    <td>{claim.registrationNumber}</td>
    <td className="native-number">{`${String(claim.amount)} kr`}</td>
    <td className="native-number">
      <a className="native-button" href={`#${claim.referenceNumber}`}>
        Betala <span className="native-hidden">ärende {claim.referenceNumber}</span>
      </a>
    </td>
  </tr>
));

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
