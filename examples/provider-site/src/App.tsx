import { uiEn } from '@mina-sidor/texts/ui';
import { type LinkComponentProps, UiProvider } from '@mina-sidor/ui';
import { type ReactElement, useState } from 'react';
import { Link, Navigate, Route, Routes } from 'react-router';

import { LogOut } from './LogOut.tsx';
import { Invoices } from './pages/Invoices.tsx';
import { Messages } from './pages/Messages.tsx';
import { Overview } from './pages/Overview.tsx';
import { Report } from './pages/Report.tsx';
import { SignIn } from './pages/SignIn.tsx';
import { type Invoice, type Message, sampleInvoices, sampleMessages } from './server.ts';

function RouterLink({ href, ...anchor }: LinkComponentProps): ReactElement {
  return <Link to={href} {...anchor} />;
}

/** A site where a customer of Harbour Parking signs in, pays, reports damage and writes. */
export function App(): ReactElement {
  const [customer, setCustomer] = useState<string>();
  const [invoices, setInvoices] = useState<readonly Invoice[]>(sampleInvoices);
  const [messages, setMessages] = useState<readonly Message[]>(sampleMessages);

  const pages =
    customer === undefined ? (
      <Routes>
        <Route element={<SignIn onSignedIn={setCustomer} />} path="*" />
      </Routes>
    ) : (
      <Routes>
        <Route element={<Overview customer={customer} invoices={invoices} />} path="/" />
        <Route
          element={
            <Invoices
              customer={customer}
              invoices={invoices}
              onPaid={(numbers) => {
                setInvoices((all) =>
                  all.map((invoice) =>
                    numbers.includes(invoice.number) ? { ...invoice, isPaid: true } : invoice,
                  ),
                );
              }}
            />
          }
          path="/invoices"
        />
        <Route element={<Report customer={customer} />} path="/report" />
        <Route
          element={
            <Messages
              customer={customer}
              messages={messages}
              onSent={(message) => {
                setMessages((all) => [...all, message]);
              }}
            />
          }
          path="/messages"
        />
        <Route
          element={
            <LogOut
              onLogOut={() => {
                setCustomer(undefined);
                setInvoices(sampleInvoices);
                setMessages(sampleMessages);
              }}
            />
          }
          path="/log-out"
        />
        <Route element={<Navigate replace to="/" />} path="*" />
      </Routes>
    );

  return (
    <UiProvider linkComponent={RouterLink} locale="en-GB" texts={uiEn}>
      {pages}
    </UiProvider>
  );
}
