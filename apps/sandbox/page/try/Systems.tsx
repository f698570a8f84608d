import { Button, Collapsible, Form, Switch, TextArea } from '@mina-sidor/ui';
import { type ReactNode, useState } from 'react';

import { call, useAnswer } from '../api.ts';
import { Panel } from '../parts/Panel.tsx';
import { useDeed } from '../useDeed.tsx';
import { words } from '../words.ts';

const names: Readonly<Record<string, string>> = words.systems.names;
const order = Object.keys(names);
const { turned } = words.systems;

/** The provider's switches: systems, BankID, VIP and the information text. */
export function Systems(): ReactNode {
  const { answer } = useAnswer('GET settings');
  const { act, notice } = useDeed();
  if (answer === undefined) return <Panel title={words.systems.title}>{words.loading}</Panel>;
  const { siteState, bankIdOnline, vip, informationText } = answer;
  return (
    <Panel lead={words.systems.lead} title={words.systems.title}>
      {notice}
      <ul className="rows switches">
        {siteState
          .toSorted((one, other) => order.indexOf(one.system) - order.indexOf(other.system))
          .map(({ system, online }) => (
            <li key={system}>
              <Switch
                label={names[system] ?? system}
                onValueChange={(isOn) =>
                  void act(() => call('PATCH site-state', { body: [{ system, online: isOn }] }), {
                    done: turned(names[system] ?? system, isOn),
                  })
                }
                value={online}
              />
            </li>
          ))}
        <li>
          <Switch
            label={words.systems.bankId}
            onValueChange={(isOn) =>
              void act(() => call('PATCH settings', { body: { bankIdOnline: isOn } }), {
                done: turned(words.systems.bankId, isOn),
              })
            }
            value={bankIdOnline}
          />
        </li>
        <li>
          <Switch
            hint={words.systems.vipHint}
            label={words.systems.vip}
            onValueChange={(isVip) =>
              void act(() => call('PATCH settings', { body: { vip: isVip } }), {
                done: turned(words.systems.vip, isVip),
              })
            }
            value={vip}
          />
        </li>
      </ul>
      <Collapsible headingLevel={3} title={words.systems.information} variant="plain">
        <Information
          key={informationText}
          onSave={(html) =>
            void act(() => call('PATCH settings', { body: { informationText: html } }), {
              done: html === '' ? words.systems.removed : words.systems.saved,
            })
          }
          text={informationText}
        />
      </Collapsible>
    </Panel>
  );
}

interface InformationProps {
  /** What everybody sees now. */
  readonly text: string;
  readonly onSave: (html: string) => void;
}

function Information({ text, onSave }: InformationProps): ReactNode {
  const [html, setHtml] = useState(text);
  return (
    <Form onSubmit={() => onSave(html)}>
      {text === '' ? null : <p className="small">{words.systems.saved}</p>}
      <TextArea
        hint={words.systems.informationHint}
        label={words.systems.informationLabel}
        onValueChange={setHtml}
        rows={3}
        value={html}
      />
      <Button size="small" type="submit" variant="secondary">
        {words.systems.save}
      </Button>
      {text === '' ? null : (
        <Button onClick={() => onSave('')} size="small" variant="quiet">
          {words.systems.removeText}
        </Button>
      )}
    </Form>
  );
}
