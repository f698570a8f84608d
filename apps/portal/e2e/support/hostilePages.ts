import { expect, type Page } from '@playwright/test';

import { Messages } from '../pages/Messages.ts';

/** Shows all rows of this many tables. */
const showAll = (tables: number) => async (page: Page) => {
  const button = page.getByRole('main').getByRole('button', { name: 'Visa alla' });
  await expect(button).toHaveCount(tables);
  for (let left = tables; left > 0; left -= 1) await button.first().click();
};

async function openFirstConversation(page: Page): Promise<void> {
  const { headings } = new Messages(page);
  const more = page.getByRole('main').getByRole('button', { name: 'Visa fler' });
  await expect(more).toBeVisible();
  while ((await more.count()) > 0) await more.click();
  await headings.first().getByRole('button').click();
  await page.getByRole('button', { name: 'Visa tidigare meddelanden' }).click();
}

/** A page that shows texts of the contract. */
interface PageWithTexts {
  readonly path: string;
  /** The contract's texts that the page shows once. */
  readonly one: readonly string[];
  /** The contract's texts that the page shows for each item of a list. */
  readonly each: readonly string[];
  /** Opens what the page shows only on demand. */
  readonly unfold?: (page: Page) => Promise<void>;
}

/** Every page that shows a text of the contract. */
export const pagesWithTexts: Readonly<Record<string, PageWithTexts>> = {
  overview: {
    path: '/oversikt',
    one: ['User.fullName'],
    each: [],
    // The rest of the page shows at once, after its heading.
    unfold: (page) =>
      page.getByRole('heading', { level: 2, name: 'Dokument', exact: true }).waitFor(),
  },
  claims: {
    path: '/krav',
    one: ['User.fullName'],
    each: ['ClaimCase.referenceNumber', 'ClaimCase.registrationNumbers'],
    unfold: showAll(2),
  },
  case: {
    path: '/krav/47110023918',
    one: ['User.fullName'],
    each: ['ClaimCase.registrationNumbers', 'CustomerCase.caseType'],
  },
  documents: {
    path: '/dokument',
    one: ['User.fullName'],
    each: [
      'ClaimDocument.minaSidorDisplayName',
      'ClaimDocument.deliveryMethod',
      'ClaimDocument.referenceNumber',
      'RegisterExtract.title',
    ],
    unfold: showAll(2),
  },
  messages: {
    path: '/meddelanden',
    one: ['User.fullName'],
    each: [
      'Conversation.referenceNumber',
      'Message.message',
      'Message.createdDisplay',
      'AttachedFile.fileName',
    ],
    unfold: openFirstConversation,
  },
  damages: {
    path: '/skador',
    one: ['User.fullName'],
    each: ['Damage.damageType', 'Damage.damageNumber', 'Damage.webNumber'],
    unfold: showAll(1),
  },
};

/** The texts of the contract that no page shows unchanged, each with its reason. */
export const neverShown: Readonly<Record<string, string>> = {
  'LoginStatus.hintCode': 'chooses one of our texts',
  'LoginStatus.loginTicket': 'is sent back',
  'LoginStatus.qrDatastring': 'is drawn as a code',
  'LoginStatus.autostartToken': 'goes into the address of the app, encoded',
  'User.userKey': 'names the drafts of a customer',
  'SiteStateEntry.system': 'is compared with known names',
  'ClaimCase.stateName': 'is compared with known names',
  'ClaimCase.ocrNumber': 'loses all but its letters and digits',
  'ClaimCase.plusGiroNumber': 'loses all but its letters and digits',
  'Transaction.type': 'is compared with known names',
  'CreatedPayment.paymentId': 'goes into an address, encoded',
  'ClaimDocument.minaSidorDocumentType': 'is compared with known names',
  'ClaimDocument.token': 'is sent back',
  'RegisterExtract.token': 'is sent back',
  'Conversation.conversationId': 'is sent back',
  'Conversation.publicId': 'is not used',
  'Message.id': 'is sent back',
  'StoredMessage.id': 'the conversation is fetched again after a message has been stored',
  'StoredMessage.message': 'the conversation is fetched again after a message has been stored',
  'StoredMessage.createdDisplay':
    'the conversation is fetched again after a message has been stored',
  'StoredMessage.conversationId': 'is compared with known ones',
  'AttachedFile.token': 'is sent back',
  'AttachedFile.extension': 'stands in the name already',
};
