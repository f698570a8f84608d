/** The sample customers that journeys are played as, typed from the sandbox's page. */
export const customers = {
  maja: { personalNumber: '198704129843', fullName: 'Maja Lindqvist' },
  ivar: { personalNumber: '197509239831', fullName: 'Ivar Sandström' },
  signe: { personalNumber: '199201309805', fullName: 'Signe Hallberg' },
  elsa: { personalNumber: '196808179854', fullName: 'Elsa Nyman' },
  karl: { personalNumber: '198111059864', fullName: 'Karl Wikström' },
  vera: { personalNumber: '195906029896', fullName: 'Vera Öman' },
} as const;
export type Customer = (typeof customers)[keyof typeof customers];
