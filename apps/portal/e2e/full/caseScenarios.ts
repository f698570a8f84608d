import { CheckoutPage } from '../pages/CheckoutPage.ts';
import { ClaimsPage } from '../pages/ClaimsPage.ts';
import { DebtCompilationDialog } from '../pages/DebtCompilationDialog.ts';
import { DocumentsPage } from '../pages/DocumentsPage.ts';
import { RegisterExtractPage } from '../pages/RegisterExtractPage.ts';
import { customers } from '../support/customers.ts';
import { opens, type Scenario, type Stage } from './scenario.ts';

const caseAddress = '/krav/47110023918';

async function openCheckout({ page }: Stage): Promise<void> {
  await page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click();
  await new CheckoutPage(page).requestPayment();
}

/** The calls about claims, payments, documents and damages. */
export const caseScenarios: readonly Scenario[] = [
  {
    call: 'getClaims',
    system: 'insurance',
    act: opens('/krav'),
  },
  {
    call: 'getCase',
    system: 'insurance',
    act: opens(caseAddress),
  },
  {
    call: 'getDebtCompilation',
    system: 'insurance',
    start: '/registerutdrag',
    prepare: ({ page }) => new DebtCompilationDialog(page).opener.click(),
    act: ({ page }) => new DebtCompilationDialog(page).order.click(),
  },
  {
    call: 'confirmDebtCompilation',
    system: 'communication',
    start: '/registerutdrag',
    prepare: ({ page }) => new DebtCompilationDialog(page).opener.click(),
    act: ({ page }) => new DebtCompilationDialog(page).order.click(),
  },
  {
    call: 'createPayment',
    system: 'payments',
    start: caseAddress,
    act: ({ page }) => page.getByRole('button', { name: 'Betala 4 350 kr med Swish' }).click(),
  },
  {
    call: 'createTotalPayment',
    system: 'payments',
    customer: customers.linnea,
    start: '/krav',
    act: ({ page }) => new ClaimsPage(page).payAll.click(),
  },
  {
    call: 'checkoutFinished',
    system: 'payments',
    start: caseAddress,
    prepare: openCheckout,
    act: ({ page }) => new CheckoutPage(page).swish('Godkänn').click(),
  },
  {
    call: 'getClaimDocuments',
    system: 'insuranceDocuments',
    act: opens('/dokument'),
  },
  {
    call: 'getClaimDocument',
    system: 'insuranceDocuments',
    start: '/dokument',
    act: ({ page }) => new DocumentsPage(page).demands.file('').first().click(),
  },
  {
    call: 'getRegisterExtracts',
    system: 'documents',
    act: opens('/dokument'),
  },
  {
    call: 'createRegisterExtractRequest',
    system: 'registerExtract',
    start: '/registerutdrag',
    prepare: ({ page }) => new RegisterExtractPage(page).toReview(),
    act: ({ page }) => new RegisterExtractPage(page).orderButton.click(),
  },
  {
    call: 'downloadFile',
    system: 'documents',
    start: '/dokument',
    act: ({ page }) => new DocumentsPage(page).extracts.file('').first().click(),
  },
  {
    call: 'getDamages',
    system: 'damage',
    act: opens('/skador'),
  },
];
