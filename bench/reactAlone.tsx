// A page of React and nothing else: it asks for the answers of the portal's page at once, and writes a heading and what they
// hold as plain text. No page of React can be much faster.
import { use } from 'react';
import { createRoot } from 'react-dom/client';

const callsOf: Readonly<Record<string, readonly string[]>> = {
  '/oversikt': [
    'PortalIdentity/GetUser',
    'PortalSiteState/GetSiteCurrentState',
    'Insurance/GetReferenceNumberBasePackage',
    'Communication/GetNumberOfUnreadConversations',
  ],
  '/krav': [
    'PortalIdentity/GetUser',
    'PortalSiteState/GetSiteCurrentState',
    'Insurance/GetReferenceNumberBasePackage',
  ],
};

async function fetchJson(call: string): Promise<unknown> {
  const answer = await fetch(`/api/${call}`);
  return answer.json();
}

const asked = Promise.all((callsOf[location.pathname] ?? []).map(fetchJson));

function propertiesOf(answer: unknown): readonly (readonly [string, unknown])[] {
  return answer !== null && typeof answer === 'object'
    ? Object.entries(answer)
    : [['count', answer]];
}

function Page() {
  const properties = use(asked).flatMap(propertiesOf);
  return (
    <main>
      <h1>Mina sidor</h1>
      {properties.map(([name, value]) => (
        <p key={name}>{`${name}: ${JSON.stringify(value)}`.slice(0, 200)}</p>
      ))}
    </main>
  );
}

const place = document.querySelector('#root');
if (place === null) throw new Error('The document has no place for the page.');
createRoot(place).render(<Page />);
