import { Button, Dialog, Form, NumberField, RadioGroup, Select } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { call } from '../api.ts';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';
import { contractCalls } from './contractCalls.ts';

type Kind = keyof typeof words.faults.kinds;

const kinds = ['status', 'delay', 'abort'] as const;
const options = contractCalls.map(({ path, name }) => ({ value: path, label: name }));

const firstCall = contractCalls[0]?.path ?? '/';

/** Picks a call of the contract and says what shall go wrong with it. */
export function FaultDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { act, notice } = useDeed();
  const [path, setPath] = useState(firstCall);
  const [kind, setKind] = useState<Kind>('status');
  const [status, setStatus] = useState<number | null>(503);
  const [seconds, setSeconds] = useState<number | null>(5);
  const [times, setTimes] = useState<number | null>(null);
  const picked = contractCalls.find((each) => each.path === path);

  const add = async () => {
    if (picked === undefined) return;
    const body = {
      method: picked.method,
      path,
      ...(kind === 'status' && { status: status ?? 500 }),
      ...(kind === 'delay' && { delayMs: Math.round((seconds ?? 1) * 1000) }),
      ...(kind === 'abort' && { abort: true }),
      ...(times !== null && times > 0 && { times }),
    };
    const isDone = await act(() => call('POST faults', { body }), {
      done: words.faults.added(picked.name),
    });
    if (isDone) onClose();
  };

  return (
    <Dialog onOpenChange={onClose} open title={words.faults.dialogTitle}>
      <Form onSubmit={() => void add()}>
        {notice}
        <Select label={words.faults.call} onValueChange={setPath} options={options} value={path} />
        <RadioGroup<Kind>
          label={words.faults.what}
          onValueChange={(next) => setKind(next ?? 'status')}
          options={kinds.map((value) => ({ value, label: words.faults.kinds[value] }))}
          value={kind}
        />
        {kind === 'status' ? (
          <NumberField
            hint={words.faults.statusHint}
            label={words.faults.status}
            max={599}
            min={200}
            onValueChange={setStatus}
            value={status}
          />
        ) : null}
        {kind === 'delay' ? (
          <NumberField
            label={words.faults.seconds}
            max={120}
            min={1}
            onValueChange={setSeconds}
            value={seconds}
          />
        ) : null}
        <NumberField
          hint={words.faults.timesHint}
          label={words.faults.times}
          max={1000}
          min={1}
          onValueChange={setTimes}
          value={times}
        />
        <Button type="submit">{words.faults.add}</Button>
      </Form>
    </Dialog>
  );
}
