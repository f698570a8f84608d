import { useRef, useState } from 'react';
import { Button, Collapsible, Stack, Text, TextField } from '@mina-sidor/ui';

import { useServices } from '../../customer/services.ts';
import { texts } from '../../texts.ts';

const words = texts.login.dummy;

interface DummyLoginProps {
  /** The server refused the number. */
  readonly isRefused: boolean;
  /** Called with the twelve digits of a valid number. */
  readonly onSubmit: (personalNumber: string) => void;
}

/**
 * Logs in without BankID, on local and test hosts only (rows L23 and V11–V13). This is not the library's `Form`: with one
 * field no summary of errors is needed, and the login page stays small without it.
 */
export function DummyLogin({ isRefused, onSubmit }: DummyLoginProps) {
  const { now } = useServices();
  const [text, setText] = useState('');
  const fieldRef = useRef<HTMLInputElement>(null);
  const [isInvalid, setIsInvalid] = useState(isRefused);

  const submit = async () => {
    // Loaded here, because production never needs the library.
    const { readPersonalNumber } = await import('./personalNumber.ts');
    const personalNumber = readPersonalNumber(text, new Date(now()));
    setIsInvalid(personalNumber === null);
    if (personalNumber === null) fieldRef.current?.focus();
    else onSubmit(personalNumber);
  };

  return (
    <Collapsible headingLevel={3} defaultOpen={isRefused} title={words.heading} variant="plain">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack gap="x16">
          <Text size="small" tone="soft">
            {words.intro}
          </Text>
          <TextField
            error={isInvalid ? words.invalid : undefined}
            hint={words.hint}
            kind="personalNumber"
            label={words.personalNumber}
            ref={fieldRef}
            onValueChange={setText}
            value={text}
          />
          <div>
            <Button type="submit" variant="secondary">
              {words.submit}
            </Button>
          </div>
        </Stack>
      </form>
    </Collapsible>
  );
}
