/** The sample customers of the journeys, copied by hand from the sandbox's page. */
export const customers = {
  maja: { personalNumber: '198704129843', fullName: 'Maja Lindqvist' },
  ivar: { personalNumber: '197509239831', fullName: 'Ivar Sandström' },
  birgitta: { personalNumber: '196305179860', fullName: 'Birgitta Åkesson' },
  signe: { personalNumber: '199201309805', fullName: 'Signe Hallberg' },
  elsa: { personalNumber: '196808179854', fullName: 'Elsa Nyman' },
  johan: { personalNumber: '199008269814', fullName: 'Johan Bergdahl' },
  samira: { personalNumber: '199412039902', fullName: 'Samira Haddad' },
  anton: { personalNumber: '199906149878', fullName: 'Anton Fjellner' },
  linnea: { personalNumber: '200102199924', fullName: 'Linnéa Kvist' },
  nilsErik: { personalNumber: '195607309837', fullName: 'Nils-Erik Sjögren' },
  /** Has 2,000 cases. */
  gunnar: { personalNumber: '197204089853', fullName: 'Gunnar Oxelgren' },
  karl: { personalNumber: '198111059864', fullName: 'Karl Wikström' },
  vera: { personalNumber: '195906029896', fullName: 'Vera Öman' },
  lovisa: { personalNumber: '199409099828', fullName: 'Lovisa Björk' },
  oskar: { personalNumber: '198802149867', fullName: 'Oskar Tengblad' },
  /** Has a conversation of thirty replies, and thirteen others. */
  astrid: { personalNumber: '198506139909', fullName: 'Astrid Lundmark' },
  hanna: { personalNumber: '197906309914', fullName: 'Hanna Rydell' },
} as const;
export type Customer = (typeof customers)[keyof typeof customers];
