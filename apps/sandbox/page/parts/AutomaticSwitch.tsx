import { Switch } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { call, useAnswer } from '../api.ts';
import { useDeed } from '../useDeed.tsx';

interface AutomaticSwitchProps {
  readonly setting: 'payment-webhooks' | 'attachments' | 'register-extract-processing';
  readonly label: string;
  readonly on: string;
  readonly off: string;
}

/** Whether a step of the provider happens by itself or waits for somebody on this page. */
export function AutomaticSwitch({ setting, label, on, off }: AutomaticSwitchProps): ReactNode {
  const { answer } = useAnswer(`GET ${setting}`);
  const { act, notice } = useDeed();
  return (
    <>
      {notice}
      <Switch
        label={label}
        onValueChange={(automatic) =>
          void act(() => call(`PUT ${setting}`, { body: { automatic } }), {
            done: automatic ? on : off,
          })
        }
        value={answer?.automatic ?? true}
      />
    </>
  );
}
