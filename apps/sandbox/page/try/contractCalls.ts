import { type Endpoint, type EndpointName, endpoints } from '@mina-sidor/api-client/contract';

/** What each call does, as somebody says it who has never read the contract. */
const spoken: Readonly<Record<string, string>> = {
  startDummyLogin: 'Logga in utan BankID',
  startLogin: 'Starta inloggningen',
  restartLogin: 'Starta om inloggningen',
  getLoginStatus: 'Hur långt BankID har kommit',
  finalizeLogin: 'Slutför inloggningen',
  getUser: 'Kundens uppgifter',
  logout: 'Logga ut',
  refresh: 'Förnya inloggningen',
  sendBrowserAlive: 'Håll inloggningen vid liv',
  getVipAccess: 'Är kunden VIP?',
  getSiteCurrentState: 'Vilka system som är på',
  getSiteInformationText: 'Information till alla',
  getBankIdCurrentState: 'Är BankID på?',
  getClaims: 'Krav och betalningar',
  getCase: 'Ett ärende',
  getDebtCompilation: 'Beställ skuldsammanställning',
  confirmDebtCompilation: 'Bekräfta skuldsammanställning',
  createPayment: 'Betala ett krav',
  createTotalPayment: 'Betala hela skulden',
  checkoutFinished: 'Betalningen är klar',
  getClaimDocuments: 'Brev om krav',
  getClaimDocument: 'Öppna ett brev',
  getRegisterExtracts: 'Registerutdrag',
  createRegisterExtractRequest: 'Beställ registerutdrag',
  downloadFile: 'Öppna ett registerutdrag',
  getConversations: 'Konversationer',
  getConversation: 'En konversation',
  postMessage: 'Ställ en ny fråga',
  postMessageToConversation: 'Svara i en konversation',
  markConversationAsReadByCustomer: 'Märk som läst',
  getAttachmentsMetadata: 'Vilka filer som är bifogade',
  downloadAttachedFile: 'Öppna en bifogad fil',
  getNumberOfUnreadConversations: 'Antal olästa meddelanden',
  getDamages: 'Skador',
  logError: 'Rapportera ett fel på sidan',
} satisfies Record<EndpointName, string>;

/** The last part of an address, by which developers know a call. */
const lastPart = (path: string): string => path.split('/').at(-1) ?? path;

/** The calls of the contract that a fault can meet: it meets one exact address. */
export const contractCalls = Object.entries<Endpoint>(endpoints)
  .filter(([, { path }]) => !path.includes('{'))
  .map(([key, { method, path }]) => ({
    method,
    path,
    name: `${spoken[key] ?? key} (${lastPart(path)})`,
  }))
  .toSorted((one, other) => one.name.localeCompare(other.name, 'sv'));

/** What people call the call to this address. */
export const callName = (path: string): string =>
  contractCalls.find((each) => each.path === path)?.name ?? lastPart(path);
