export interface TestAnswer {
  readonly sent: boolean;
  readonly to: string;
  readonly message: string;
  readonly detail: string;
}

/** Parses the response of `POST mails/test`. */
export function readTest(answer: unknown): TestAnswer {
  const values: Readonly<Record<string, unknown>> = typeof answer === 'object' && answer !== null ? { ...answer } : {};
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '');
  return { sent: values['sent'] === true, to: text('to'), message: text('message'), detail: text('detail') };
}
