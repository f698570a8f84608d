import * as v from 'valibot';
import { describe, expect, it } from 'vitest';

import { endpoints } from './endpoints.ts';
import { caseSchema, claimsPackageSchema } from './insurance.ts';
import { damageCustomerTypes, matrixCustomerTypes, userSchema } from './identity.ts';
import { toSystem } from './siteState.ts';

const user = {
  fullName: 'Maja Lindqvist',
  matrixCustomerType: 'matrixCustomer',
  damageCustomerType: 'Customer',
  balance: '12 480',
  unInsuredVehicles: 0,
  increasingDebtAmount: null,
  paymentPlanWillBeClosed: false,
  userKey: null,
};

describe('the user record', () => {
  const spellings = (word: string): string[] => [
    word,
    word.toLowerCase(),
    word.toUpperCase(),
    ` ${word} `,
  ];

  it.each(matrixCustomerTypes)('accepts %s in any case [T09]', (type) => {
    for (const matrixCustomerType of spellings(type)) {
      expect(v.parse(userSchema, { ...user, matrixCustomerType }).matrixCustomerType).toBe(type);
    }
  });

  it.each(damageCustomerTypes)('accepts %s in any case [T09]', (type) => {
    for (const damageCustomerType of spellings(type)) {
      expect(v.parse(userSchema, { ...user, damageCustomerType }).damageCustomerType).toBe(type);
    }
  });

  it('reads an unknown type as not available [T09]', () => {
    const strange = { ...user, matrixCustomerType: 'alien', damageCustomerType: '' };
    expect(v.parse(userSchema, strange)).toMatchObject({
      matrixCustomerType: 'notAvailable',
      damageCustomerType: 'NotAvailable',
    });
  });

  it.each([
    'fullName',
    'matrixCustomerType',
    'damageCustomerType',
    'balance',
    'unInsuredVehicles',
    'paymentPlanWillBeClosed',
  ])('is rejected without %s [Q34]', (field) => {
    expect(v.is(userSchema, { ...user, [field]: undefined })).toBe(false);
  });

  it('is valid with an unreadable debt [Q34, P02]', () => {
    expect(v.parse(userSchema, { ...user, balance: 'abc' }).balance).toBeNull();
  });

  it('is valid without a growing debt [Q34]', () => {
    const { increasingDebtAmount: _left, userKey: _out, ...older } = user;
    expect(v.parse(userSchema, older)).toEqual({ ...user, balance: 1_248_000 });
  });

  it.each(['', '  '])(
    'has no key when the key is %j: all such customers would share it [Z58]',
    (userKey) => {
      expect(v.parse(userSchema, { ...user, userKey }).userKey).toBeNull();
    },
  );
});

describe('a system', () => {
  it.each([
    ['insuranceDocuments', 'claimDocuments'],
    ['INSURANCEDOCUMENTS', 'claimDocuments'],
    [' portal ', 'portal'],
    ['coffee', null],
    ['', null],
  ])('named %j is %s [T01]', (name, system) => {
    expect(toSystem(name)).toBe(system);
  });
});

describe('the insurance package', () => {
  const occasion = { amountLeftToPay: '500', date: '2024-05-31' };
  const claimCase = {
    referenceNumber: '100200300',
    active: true,
    amountToPay: '4 350',
    customerCases: [],
    registrationNumbers: [],
    hasOpenUninsuredPeriod: false,
    paymentStatus: 'created',
    paymentPlanInfo: {
      activeAmortizationOccasion: { ...occasion, expectedAmount: '500', paidAmount: '0' },
      remainingAmortizationOccasions: [occasion],
      willBeClosed: false,
      capitalBalance: '4 000',
      costBalance: '0',
      interestBalance: '0',
      feeBalance: '0',
      notificationCost: '0',
      interestClaim: '0',
      totalAmount: '4 000',
    },
  };
  const whole = {
    activeReferenceNumberBaseDeck: [claimCase],
    inactiveReferenceNumberBaseDeck: [],
    referenceNumberTransactions: [],
    hasOspec: false,
  };

  it('reads missing fields as null and accepts values in any case [Q35]', () => {
    const [read] = v.parse(claimsPackageSchema, whole).activeReferenceNumberBaseDeck;
    expect(read).toMatchObject({
      stateName: null,
      dayCharge: null,
      ocrNumber: null,
      plusGiroNumber: null,
      paymentStatus: 'Created',
      paymentPlanInfo: { nextAmortizationOccasion: null, totalAmount: 400_000 },
    });
  });

  it.each([
    ['100 200 300', '100200300'],
    ['100\u00A0200\u00A0300 ', '100200300'],
    ['AB 12', 'AB 12'],
    [' ', ' '],
  ])(
    'reads the number of a case %j as %j, so that it is known everywhere [C11, Z27]',
    (sent, referenceNumber) => {
      const read = v.parse(caseSchema, { ...claimCase, referenceNumber: sent });
      expect(read.referenceNumber).toBe(referenceNumber);
    },
  );

  it.each([
    ['4,50', 450],
    ['0', null],
    ['-4,50', null],
    ['okänt', null],
    [null, null],
  ])('reads a debt that grows by %j a day as one that grows by %j öre [C04, D09]', (text, ore) => {
    expect(v.parse(caseSchema, { ...claimCase, dayCharge: text }).dayCharge).toBe(ore);
    expect(v.parse(userSchema, { ...user, increasingDebtAmount: text }).increasingDebtAmount).toBe(
      ore,
    );
  });

  it.each(['0001-01-01', '9999-12-31', '2026-02-30'])(
    'counts no days to %s, which means never or is no day [Z35]',
    (never) => {
      const part = { caseType: 'OF-ärende', fromDate: '2026-08-20', toDate: never };
      const changed = {
        ...whole,
        activeReferenceNumberBaseDeck: [{ ...claimCase, customerCases: [part] }],
      };
      const [read] = v.parse(claimsPackageSchema, changed).activeReferenceNumberBaseDeck;
      expect(read?.customerCases).toEqual([
        { caseType: 'OF-ärende', damageDate: null, fromDate: '2026-08-20', toDate: null },
      ]);
    },
  );

  it('has no vehicle without a registration number [D17]', () => {
    const vehicles = { ...claimCase, registrationNumbers: ['', 'ABC12D', ' '] };
    const changed = { ...whole, activeReferenceNumberBaseDeck: [vehicles] };
    const [read] = v.parse(claimsPackageSchema, changed).activeReferenceNumberBaseDeck;
    expect(read?.registrationNumbers).toEqual(['ABC12D']);
  });

  it.each(['', '  '])(
    'has no number to pay to when it is %j, and no box without one is drawn [D30]',
    (blank) => {
      const numberless = { ...claimCase, ocrNumber: blank, plusGiroNumber: blank };
      const changed = { ...whole, activeReferenceNumberBaseDeck: [numberless] };
      const [read] = v.parse(claimsPackageSchema, changed).activeReferenceNumberBaseDeck;
      expect(read).toMatchObject({ ocrNumber: null, plusGiroNumber: null });
    },
  );

  it('reads an unknown payment status as a begun payment, of which nobody knows the end [Z29]', () => {
    const newer = {
      ...whole,
      activeReferenceNumberBaseDeck: [{ ...claimCase, paymentStatus: 'Reserved' }],
    };
    const [read] = v.parse(claimsPackageSchema, newer).activeReferenceNumberBaseDeck;
    expect(read?.paymentStatus).toBe('Initialized');
  });

  it.each(Object.keys(whole))('is refused without %s [Q35]', (field) => {
    expect(v.is(claimsPackageSchema, { ...whole, [field]: undefined })).toBe(false);
  });
});

// Known to deploy/nginx, the portal's vite.config.ts and the sandbox: at any other address they answer with a page.
it.each(Object.entries(endpoints))(
  '%s is at an address that every server passes on',
  (_, { path }) => {
    expect(path).toMatch(/^\/(?:api|Communication)\//u);
  },
);
