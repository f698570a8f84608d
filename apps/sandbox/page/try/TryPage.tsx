import type { ReactNode } from 'react';

import { RecentCalls } from '../calls/RecentCalls.tsx';
import { useChosen } from '../chosen.ts';
import { PageHead } from '../parts/PageHead.tsx';
import { words } from '../words.ts';
import { CustomerList } from './CustomerList.tsx';
import { Faults } from './Faults.tsx';
import { Phone } from './Phone.tsx';
import { Situations } from './Situations.tsx';
import { Systems } from './Systems.tsx';
import { TimeAndSession } from './TimeAndSession.tsx';

/** Everything for trying the portal on one page: who, with which phone, in which situation. */
export function TryPage(): ReactNode {
  const { customers, chosen, choose } = useChosen();
  return (
    <>
      <PageHead lead={words.try.lead} title={words.try.title} />
      <div className="tools">
        <div className="tools-customers">
          <CustomerList chosen={chosen} customers={customers} onChoose={choose} />
        </div>
        <div className="tools-main">
          {chosen === undefined ? null : (
            <Phone chosen={chosen} customers={customers} onChoose={choose} />
          )}
          <Situations customers={customers} onChoose={choose} />
        </div>
        <div className="tools-aside">
          <Systems />
          <Faults />
          {chosen === undefined ? null : <TimeAndSession chosen={chosen} />}
        </div>
      </div>
      <RecentCalls limit={6} />
    </>
  );
}
