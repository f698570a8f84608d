import './guidePage.css';

import {
  Controls,
  Description,
  Heading,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';

import { type ComponentGuide, readGuide } from './readGuide.ts';

/** A component's page: what it is for, how it is built and operated, then every state of it. */
export function GuidePage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = readGuide(preparedMeta.parameters);
  useEnglishDocument();
  return (
    <>
      <Title />
      <Description />
      <Primary />
      {guide === undefined ? null : <Purpose guide={guide} />}
      <Heading>Props</Heading>
      <Controls />
      {guide === undefined ? null : <Behaviour guide={guide} />}
      <Stories includePrimary={false} title={<Heading>States</Heading>} />
    </>
  );
}

function Purpose({ guide }: { readonly guide: ComponentGuide }): ReactNode {
  return (
    <>
      <Heading>When to use</Heading>
      <Sentences items={guide.whenToUse} />
      <Heading>When not to use</Heading>
      <Sentences items={guide.whenNotToUse} />
      <Heading>Anatomy</Heading>
      <ol>
        {guide.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </>
  );
}

function Behaviour({ guide }: { readonly guide: ComponentGuide }): ReactNode {
  return (
    <>
      <Heading>Keyboard</Heading>
      {guide.keyboard.length === 0 ? (
        <p>Takes no focus and reacts to no key.</p>
      ) : (
        <KeyboardTable rows={guide.keyboard} />
      )}
      <Heading>Accessibility</Heading>
      <Sentences items={guide.accessibility} />
      <Heading>Do and don’t</Heading>
      <div className="guide-advice">
        <section className="guide-dos">
          <h3>Do</h3>
          <Sentences items={guide.dos} />
        </section>
        <section className="guide-donts">
          <h3>Don’t</h3>
          <Sentences items={guide.donts} />
        </section>
      </div>
    </>
  );
}

function Sentences({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

function KeyboardTable({ rows }: { readonly rows: ComponentGuide['keyboard'] }): ReactNode {
  return (
    <table className="guide-keys">
      <thead>
        <tr>
          <th scope="col">Keys</th>
          <th scope="col">What happens</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={`${keys} ${does}`}>
            <th scope="row">
              <kbd>{keys}</kbd>
            </th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** These pages are English; the stories on them say of themselves that they are Swedish. */
function useEnglishDocument(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = 'en';
    return () => {
      root.lang = 'sv';
    };
  }, []);
}
