import { Button, CheckIcon } from '@mina-sidor/ui';
import { type ReactNode, useId, useState } from 'react';

import { call } from '../api.ts';
import type { Customer } from '../chosen.ts';
import { openPortal } from '../openPortal.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

interface CustomerListProps {
  readonly customers: readonly Customer[];
  readonly chosen: Customer | undefined;
  readonly onChoose: (key: string) => void;
}

/** The sample customers and what each shows. A narrow window shows only the chosen one until the list is opened. */
export function CustomerList({ customers, chosen, onChoose }: CustomerListProps): ReactNode {
  const { act, notice } = useDeed();
  const id = useId();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const logIn = ({ key, personalNumber, fullName }: Customer) => {
    onChoose(key);
    setIsUnfolded(false);
    void act(
      () => openPortal(() => call('POST login', { body: { personalNumber } }), '/oversikt'),
      { done: words.try.loggedIn(fullName) },
    );
  };
  return (
    <Panel title={words.try.customers}>
      {notice}
      <ul className="rows" data-folded={!isUnfolded || undefined} data-quiet="" id={id}>
        {customers.map((customer) => (
          <li className="row" data-chosen={customer === chosen || undefined} key={customer.key}>
            <div>
              <p className="strong">{customer.fullName}</p>
              <p className="small">{customer.summary}</p>
            </div>
            <div className="row-end">
              {customer === chosen ? (
                <span className="chosen">
                  <CheckIcon size="small" /> {words.try.chosen}
                </span>
              ) : null}
              <Button
                context={words.try.logInAs(customer.fullName)}
                onClick={() => logIn(customer)}
                size="small"
                variant="quiet"
              >
                {words.try.logIn}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="unfold">
        <Button
          aria-controls={id}
          aria-expanded={isUnfolded}
          isFullWidth
          onClick={() => setIsUnfolded(!isUnfolded)}
          size="small"
          variant="secondary"
        >
          {words.try.allCustomers(customers.length)}
        </Button>
      </div>
    </Panel>
  );
}
