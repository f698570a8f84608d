/** What a claim may be about. */
export const caseTypes = {
  'of-ärende': 'Oförsäkrat fordon',
  premiekrav: 'Obetald fordonsförsäkring',
  självrisk: 'Obetald självrisk',
  ägarregress: 'Kostnad för skada',
  förarregress: 'Kostnad för skada',
} as const;
