import './guidePage.css';

import {
  Controls,
  Description,
  Heading,
  Primary,
  PureArgsTable,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';
import { codeChanges } from 'virtual:code-changes';

import type { ComponentGuide } from '../packages/ui/src/docs/componentGuide.ts';
import { argTypesOf, nameOf } from './argTypes.ts';
import { wordsSinceReview } from './sinceReview.ts';

declare module 'storybook/internal/types' {
  interface Parameters {
    /** Pages that are not about a component have none. */
    readonly guide?: ComponentGuide;
  }
}

/** A component's page: what it is for, how it is built and operated, then every state of it. */
export function GuidePage(): ReactNode {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { guide } = preparedMeta.parameters;
  useEnglishDocument();
  return (
    <main>
      <Title />
      <Description />
      <Primary />
      {guide === undefined ? null : <Purpose guide={guide} />}
      <Heading>Props</Heading>
      <div data-props-of={nameOf(preparedMeta.component)}>
        <Controls />
      </div>
      <PartProps parameters={preparedMeta.parameters} />
      {guide === undefined ? null : (
        <Behaviour folder={folderOf(preparedMeta.parameters)} guide={guide} />
      )}
      <Stories includePrimary={false} title={<Heading>States</Heading>} />
    </main>
  );
}

/** The props of components that belong to the page's component. */
function PartProps({ parameters }: { readonly parameters: object }): ReactNode {
  const parts: unknown = Reflect.get(parameters, 'parts');
  return Object.values(parts ?? {}).map((part: unknown) => {
    const name = nameOf(part);
    return (
      <section data-props-of={name} key={name}>
        <h3>{name}</h3>
        <PureArgsTable rows={argTypesOf(part)} />
      </section>
    );
  });
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
          <li key={part}>{withCode(part)}</li>
        ))}
      </ol>
    </>
  );
}

/** The folder of the page's stories, which has the name of a component. */
function folderOf(parameters: object): string {
  const file: unknown = Reflect.get(parameters, 'fileName');
  return (typeof file === 'string' && /(\w+)\/[\w.]+$/u.exec(file)?.[1]) || '';
}

function Behaviour({
  guide,
  folder,
}: {
  readonly guide: ComponentGuide;
  readonly folder: string;
}): ReactNode {
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
          <h3 className="guide-aside">Do</h3>
          <Sentences items={guide.dos} />
        </section>
        <section className="guide-donts">
          <h3 className="guide-aside">Don’t</h3>
          <Sentences items={guide.donts} />
        </section>
      </div>
      <Heading>Known limits</Heading>
      {guide.limits.length === 0 ? (
        <p>None that we know of, besides those of the review.</p>
      ) : (
        <Sentences items={guide.limits} />
      )}
      <Heading>Last accessibility review</Heading>
      <Review folder={folder} review={guide.review} />
    </>
  );
}

/** The story with the report about all components. */
const reportStory = 'accessibility--conformance';

function Review({
  review: { byHand, scope, notTried },
  folder,
}: {
  readonly review: ComponentGuide['review'];
  readonly folder: string;
}): ReactNode {
  const later = byHand && wordsSinceReview(codeChanges, folder, byHand.date);
  return (
    <>
      {byHand === undefined ? (
        <p>Never by hand.</p>
      ) : (
        <p>
          By hand on <time dateTime={byHand.date}>{byHand.date}</time>, version {byHand.version}.
        </p>
      )}
      {later === undefined ? null : <p className="guide-later">{later}</p>}
      <h3 className="guide-aside">What was done</h3>
      <Sentences items={scope} />
      <h3 className="guide-aside">What was not</h3>
      <Sentences items={notTried} />
      <p>
        <a href={`?path=/story/${reportStory}`} target="_top">
          How it was tried, and a verdict for each criterion of WCAG 2.2
        </a>
      </p>
    </>
  );
}

function Sentences({ items }: { readonly items: readonly string[] }): ReactNode {
  return (
    <ul>
      {items.map((item) => (
        <li key={item}>{withCode(item)}</li>
      ))}
    </ul>
  );
}

/** What stands between backticks is code. */
function withCode(sentence: string): ReactNode {
  return sentence.split('`').map((part, index) =>
    // oxlint-disable-next-line react/no-array-index-key -- a sentence never changes, and may name a thing twice
    index % 2 === 0 ? part : <code key={index}>{part}</code>,
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
            <td>{withCode(does)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** These pages are English; the stories on them say of themselves in which language they are. A story alone sets its own. */
function useEnglishDocument(): void {
  useLayoutEffect(() => {
    document.documentElement.lang = 'en';
  }, []);
}
