import { Switch } from '@mina-sidor/ui';
import type { ReactNode } from 'react';

import { call, useAnswer } from '../api.ts';
import { useDeed } from '../useDeed.tsx';

interface AutomaticSwitchProps {
  readonly setting: 'automaticWebhooks' | 'automaticProcessing' | 'automaticExtracts';
  /** What happens by itself. */
  readonly label: string;
  /** What is announced when it is switched off. */
  readonly off: string;
}

/** Switches whether a step of the provider happens by itself or waits for a button on this page. */
export function AutomaticSwitch({ setting, label, off }: AutomaticSwitchProps): ReactNode {
  const { answer } = useAnswer('GET settings');
  const { act, notice } = useDeed();
  return (
    <>
      {notice}
      <Switch
        label={label}
        onValueChange={(isOn) =>
          void act(() => call('PATCH settings', { body: { [setting]: isOn } }), {
            done: isOn ? `${label}.` : off,
          })
        }
        value={answer?.[setting] ?? true}
      />
    </>
  );
}
