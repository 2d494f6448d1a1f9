import type { Answers, FormPage } from '../../form-page.ts';
import type { PublicClient } from '../../http/client.ts';
import { ApiError, NetworkError } from '../../http/errors.ts';
import { failureText } from '../../http/failure-text.ts';
import type { Mistake } from '../../theme/error-summary.tsx';
import { payload, stepOf } from '../../validation/answers.ts';
import { rowOf } from '../../validation/messages.ts';
import type { Words } from '../../words.tsx';
import type { Draft } from '../draft/draft.ts';
import { attemptFor } from '@tuyen/model/client';

export interface SendTools {
  readonly client: PublicClient;
  readonly takeCaptcha: () => Promise<string>;
  readonly newKey: () => string;
  /**
   * Called before the request, to store the key and the body. After a crash, the same body can then be sent with the
   * same key.
   */
  readonly storeAttempt: (attempt: NonNullable<Draft['attempt']>) => void;
}

/** Sends the form. Retries once with a new captcha token if the server rejects the token as spent or expired. */
export async function sendForm(
  page: FormPage,
  answers: Answers,
  fixed: Answers,
  last: Draft['attempt'],
  { client, takeCaptcha, newKey, storeAttempt }: SendTools,
): Promise<unknown> {
  const body = { ...payload(page, answers), ...fixed };
  const { submit } = page;
  const attempt = attemptFor(last, JSON.stringify(body), newKey);
  storeAttempt(attempt);
  const once = async () =>
    client.post(
      submit.path,
      submit.captcha ? { ...body, captcha_token: await captcha(takeCaptcha) } : body,
      submit.idempotent ? { idempotencyKey: attempt.key } : {},
    );
  try {
    return await once();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'captcha_invalid' && submit.captcha) return once();
    throw error;
  }
}

/** Converts a failed proof of work (network error or time limit) to an error that the form shows with a retry. */
async function captcha(take: () => Promise<string>): Promise<string> {
  try {
    return await take();
  } catch (error) {
    if (error instanceof ApiError || error instanceof NetworkError) throw error;
    throw new ApiError(0, 'captcha_unsolved', '');
  }
}

export interface SendFailure {
  readonly mistakes: readonly Mistake[];
  readonly notice: string;
}

/** Returns the server's errors by field. The error of a row names its line. Without a step, no question is known. */
export function mistakesOf(errors: ApiError['errors'], page: FormPage, words: Words): readonly Mistake[] {
  return Object.entries(errors).map(([path, message]) => {
    const step = page.steps[stepOf(page, path)];
    const name = path.split('.', 1)[0] ?? '';
    const said = message || words.t('form.errors.refused');
    const row = step?.fields.some((field) => field.name === name && field.row)
      ? rowOf({ property: `.${path}` }, name)
      : undefined;
    return {
      step: step?.name ?? '',
      field: name,
      message: row === undefined ? said : words.t('form.rows.at', { line: row + 1, message: said }),
    };
  });
}

/** Returns the messages for a failed request: by field where possible, otherwise one notice. */
export function sendFailureOf(error: unknown, page: FormPage, words: Words): SendFailure {
  if (error instanceof NetworkError) return { mistakes: [], notice: failureText(error, words) };
  if (!(error instanceof ApiError)) throw error;
  if (error.code === 'captcha_unsolved') return { mistakes: [], notice: words.t('form.captcha.failed') };
  const found = mistakesOf(error.errors, page, words);
  const mistakes = found.filter(({ step }) => step !== '');
  const rest = found.filter(({ step }) => step === '').map(({ message }) => message);
  if (mistakes.length > 0) return { mistakes, notice: rest.join('\n') };
  return { mistakes, notice: failureText(error, words) };
}
