import { useState } from 'react';
import type { ClaimCase, PaymentPlanInfo } from '@mina-sidor/api-client';
import { Button, Notice, Stack } from '@mina-sidor/ui';

import { useServices } from '../../../customer/services.ts';
import { saveFile } from '../../../platform/files/saveFile.ts';
import { texts } from '../../../texts.ts';
import { planCalendar, planDays } from './planDays.ts';

const words = texts.paymentPlan.calendar;

interface PlanCalendarProps {
  readonly claimCase: ClaimCase;
  readonly plan: PaymentPlanInfo;
}

/** Saves the remaining payments as reminders for the customer's calendar. */
export function PlanCalendar({ claimCase, plan }: PlanCalendarProps) {
  const { clock, now } = useServices();
  const [result, setResult] = useState<{ readonly isMade: boolean; readonly count: number }>();
  if (planDays(claimCase, plan).length === 0) return null;

  const save = () => {
    let isMade = true;
    try {
      const { name, content } = planCalendar(claimCase, plan, now());
      saveFile(new Blob([content], { type: 'text/calendar;charset=utf-8' }), name, clock);
    } catch {
      isMade = false;
    }
    setResult((last) => ({ isMade, count: (last?.count ?? 0) + 1 }));
  };
  return (
    <Stack align="start" gap="x12">
      <Button onClick={save} size="small" variant="secondary">
        {words.save}
      </Button>
      {/* A new key for each press, so that each result is announced. */}
      {result === undefined ? null : result.isMade ? (
        <Notice announcement="status" key={result.count} title={words.made} tone="positive">
          {words.madeAdvice}
        </Notice>
      ) : (
        <Notice announcement="alert" key={result.count} title={words.failed} tone="critical">
          {words.failedAdvice}
        </Notice>
      )}
    </Stack>
  );
}
