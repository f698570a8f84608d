import { useState } from 'react';
import { Button, Dialog, Text } from '@mina-sidor/ui';

import type { UnloadLoss } from '../../customer/drafts/draftState.rules.ts';
import type { LossQuestion } from '../../customer/payment/usePayment.ts';
import { texts } from '../../texts.ts';

const words = texts.paymentLoss;

interface LossWarningProps {
  readonly question: LossQuestion | null;
}

/**
 * Asks before a payment is created whose checkout would lose unsent files or text (row Z15). Some browsers do not ask,
 * and none can say what would be lost.
 */
export function LossWarning({ question }: LossWarningProps) {
  // The dialog keeps its text while it closes.
  const [loss, setLoss] = useState<UnloadLoss>('files');
  if (question !== null && question.loss !== loss) setLoss(question.loss);
  return (
    <Dialog
      actions={
        <>
          <Button onClick={() => question?.stay()}>{words.stay}</Button>
          <Button onClick={() => question?.goOn()} variant="secondary">
            {words.goOn}
          </Button>
        </>
      }
      isBrief
      onOpenChange={() => question?.stay()}
      open={question !== null}
      title={words.title}
    >
      <Text>{words[loss]}</Text>
    </Dialog>
  );
}
