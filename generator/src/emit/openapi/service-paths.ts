import type { Model, PortalPage } from '@tuyen/model';
import { answer, body, parameterRef, problems, type Json, type Paths } from './document.ts';
import { plain, text } from './schemas.ts';

const NO_TOKEN: readonly Json[] = [{}];

/** The calls that the portal's forms make. */
export function portalPaths(model: Model): Paths {
  return Object.fromEntries(
    model.portal.flatMap((page) => [
      [`/${page.submit.path}`, { post: submit(page) }],
      ...(page.submit.quote ? [[`/${page.submit.quote}`, { post: quote(page) }] as const] : []),
    ]),
  );
}

function submit(page: PortalPage) {
  const captcha = {
    name: 'x-token-captcha',
    in: 'header',
    required: true,
    description: 'The solved captcha.',
    schema: { type: 'string' },
  };
  return {
    tags: ['public'],
    operationId: `submit${operation(page)}`,
    summary: `Send: ${text(page.title)}`,
    security: NO_TOKEN,
    parameters: [
      ...(page.submit.captcha ? [captcha] : []),
      ...(page.submit.idempotent ? [parameterRef('idempotencyKey')] : []),
      parameterRef('language'),
    ],
    requestBody: body({ allOf: page.steps.map(({ schema }) => plain(schema)) }),
    responses: { 201: answer('What was made of it.', { type: 'object' }), ...problems(409, 422) },
  };
}

function quote(page: PortalPage) {
  return {
    tags: ['public'],
    operationId: `quote${operation(page)}`,
    summary: `The price before sending: ${text(page.title)}`,
    security: NO_TOKEN,
    requestBody: body({ type: 'object' }),
    responses: { 200: answer('The price.', { type: 'object' }), ...problems(422) },
  };
}

function operation({ name }: PortalPage): string {
  return name.replace(/(^|-)(\w)/g, (_text, _dash: string, letter: string) => letter.toUpperCase());
}
