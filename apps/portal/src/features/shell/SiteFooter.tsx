import { Footer } from '@mina-sidor/ui';

import { CookieInfoDialog } from '../../parts/CookieInfoDialog.tsx';
import { ProviderLogo } from '../../parts/ProviderLogo.tsx';
import { paths } from '../../paths.ts';
import { useAccess } from '../../customer/accessNow.ts';
import { useServices } from '../../customer/services.ts';
import { useStore } from '../../platform/store.ts';
import { texts } from '../../texts.ts';
import { useOpenOnPage } from '../../platform/useOpenOnPage.ts';

/** Rows N13–N16. No link leads to what is switched off (row Z97). */
export function SiteFooter() {
  const { session, config } = useServices();
  const access = useAccess();
  const isLoggedIn = useStore(session.store).status === 'loggedIn';
  const [isInfoOpen, setIsInfoOpen] = useOpenOnPage();
  const words = texts.shell.footer;

  const external = (label: string, href: string) =>
    ({ kind: 'link', label, href, isExternal: true }) as const;
  const internal = (label: string, href: string) => ({ kind: 'link', label, href }) as const;

  return (
    <>
      <Footer
        columns={[
          {
            heading: words.contactHeading,
            items: [
              // For visitors, the link leads to the login, which then returns to the messages (row N13).
              ...(access?.routes.messages === false
                ? []
                : [
                    internal(
                      isLoggedIn ? words.sendMessage : words.logInAndSendMessage,
                      paths.messages,
                    ),
                  ]),
              external(words.call, config.links.contact),
            ],
          },
          {
            heading: words.informationHeading,
            items: [
              external(words.paymentOptions, config.links.paymentOptions),
              external(words.applyForPaymentPlan, config.links.paymentPlanApplication),
              { kind: 'button', label: words.cookies, onClick: () => setIsInfoOpen(true) },
              external(words.terms, config.links.terms),
              external(words.personalData, config.links.personalData),
              internal(words.accessibility, paths.accessibility),
              ...(isLoggedIn && access?.systems.registerExtract !== false
                ? [internal(words.registerExtract, paths.registerExtract)]
                : []),
            ],
          },
        ]}
        logo={<ProviderLogo variant="footer" />}
      />
      <CookieInfoDialog onOpenChange={setIsInfoOpen} open={isInfoOpen} />
    </>
  );
}
