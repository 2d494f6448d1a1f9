import { localizedTextIn, type Model, resourceNamed, textIn, walkFields } from '@tuyen/model';
import { hasText, type MessageTexts } from '../../messages.ts';
import { objectOrEmpty } from '../../json-object.ts';
import { type EnumParam, type FieldError, type LocalizedParam, type MessageParams, Problem } from '../../problem.ts';
import { StorageFullError, UnavailableError, UnstorableError } from '../../store/database/failures.ts';

export interface ErrorAnswer {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string | readonly string[];
  readonly errors?: Readonly<Record<string, string>>;
}

export function errorAnswer(problem: Problem, language: string, text: MessageTexts, model: Model): ErrorAnswer {
  const { status: statusCode, code } = problem;
  const params = named(problem.params, language, model);
  const reason = typeof params['reason'] === 'string' ? `errors.${code}.${params['reason']}` : '';
  const key = reason && hasText(text, language, reason) ? reason : `errors.${code}`;
  const message = hasText(text, language, key)
    ? text(language, key, params)
    : text(language, fallbackKey(statusCode), params);
  if (!problem.errors) return { statusCode, code, message };
  const errors = fieldTexts(problem.errors, language, text, model);
  const list = Object.entries(errors).map(([path, sentence]) => `${path} ${sentence}`.trim());
  return { statusCode, code, message: statusCode === 422 && code === 'validation_failed' ? list : message, errors };
}

export function fieldTexts(
  said: Readonly<Record<string, FieldError>>,
  language: string,
  text: MessageTexts,
  model: Model,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(said).map(([path, error]) => [path, fieldText(error, language, text, model)]),
  );
}

function named(given: MessageParams, language: string, model: Model): MessageParams {
  const params = Object.fromEntries(
    Object.entries(given).map(([name, value]) => [
      name,
      typeof value === 'object' && value ? wordsOf(value, language, model) : value,
    ]),
  );
  const wanted = params['permission'];
  if (wanted === undefined) return params;
  const fields = resourceNamed(model, model.identity.users.resource)?.fields ?? [];
  const [, field] = walkFields(fields).find(([, { name }]) => name === wanted) ?? [];
  return field ? { ...params, permission: textIn(field.label, language, model.languages) } : params;
}

function wordsOf(param: EnumParam | LocalizedParam, language: string, model: Model): string {
  return 'texts' in param ? localizedTextIn(param.texts, language, model.languages) : labelOf(param, language, model);
}

function labelOf({ enum: name, value }: EnumParam, language: string, model: Model): string {
  const found = model.enums.find((one) => one.name === name)?.values.find((one) => one.value === value);
  return found ? textIn(found.label, language, model.languages) : value;
}

function fieldText(error: FieldError, language: string, text: MessageTexts, model: Model): string {
  if (typeof error === 'string') return error;
  const { code } = error;
  const params = named(error.params ?? {}, language, model);
  if (code === 'format') {
    const kind = model.kinds.find(({ name }) => name === params['format']);
    if (kind) return textIn(kind.message, language, model.languages);
    const known = `validation.format.${String(params['format'])}`;
    if (hasText(text, language, known)) return text(language, known, params);
  }
  for (const key of [`validation.${code}`, `errors.${code}`]) {
    if (hasText(text, language, key)) return text(language, key, params);
  }
  return text(language, 'validation.invalid', params);
}

function fallbackKey(status: number): string {
  if (status === 404) return 'errors.not_found';
  if (status === 403) return 'errors.not_permitted';
  if (status === 401) return 'errors.unauthorized';
  if (status === 422) return 'errors.validation_failed';
  return status < 500 ? 'errors.bad_body' : 'errors.internal';
}

export function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof UnavailableError) return new Problem(503, 'unavailable');
  if (error instanceof UnstorableError) return new Problem(422, 'not_storable');
  if (error instanceof StorageFullError) return new Problem(507, 'storage_full');
  const { statusCode } = objectOrEmpty(error);
  if (statusCode === 413) return new Problem(413, 'body_too_large');
  if (statusCode === 415) return new Problem(415, 'bad_body');
  if (typeof statusCode === 'number' && statusCode >= 400 && statusCode < 500)
    return new Problem(statusCode, 'bad_body');
  return new Problem(500, 'internal');
}
