/** The calls of a login and of a session, typed by hand from rows Q06–Q10. */
export const loginPaths = {
  startQr: '/api/BankIdLogin/StartLogin/qr',
  startAutostart: '/api/BankIdLogin/StartLogin/autostart',
  restart: '/api/BankIdLogin/RestartLogin',
  status: '/api/BankIdLogin/GetLoginStatus',
  dummy: '/api/BankIdLogin/StartDummyLogin',
  finalize: '/api/PortalIdentity/FinalizeLogin',
  user: '/api/PortalIdentity/GetUser',
  logout: '/api/PortalIdentity/Logout',
  refresh: '/api/PortalIdentity/Refresh',
  siteState: '/api/PortalSiteState/GetSiteCurrentState',
  bankIdState: '/api/PortalSiteState/GetBankIDCurrentState',
  informationText: '/api/PortalSiteState/GetSiteInformationText',
} as const;
