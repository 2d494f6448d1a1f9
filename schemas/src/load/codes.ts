export const CODES = {
  TUY100: { title: '', explanation: '' },
  TUY101: { title: '', explanation: '' },
  TUY102: { title: '', explanation: '' },
  TUY103: { title: '', explanation: '' },
  TUY104: { title: '', explanation: '' },
  TUY105: { title: '', explanation: '' },
} as const;
export type Code = keyof typeof CODES;
