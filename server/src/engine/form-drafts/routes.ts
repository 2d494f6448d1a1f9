import { type Flow, isObject } from '@tuyen/model';
import type { FastifyRequest } from 'fastify';
import type { Row, Services } from '../domain.ts';
import { ANYBODY, captchaToken, type Endpoints, problems, textSchema } from '../endpoint/schema.ts';
import { objectOrEmpty } from '../json-object.ts';
import { Problem } from '../problem.ts';
import { FORM_DRAFT, formDraftSubject, seal, unseal } from './seal.ts';

const PATH = 'public/form-drafts';
/** Maximum length of the answers as JSON text. The longest form of a project is far below. */
const LONGEST = 65_536;
/** Limit of links per client address. Many visitors share the address of a mobile network. */
const KEEPING = { name: 'form-draft', requests: 10, seconds: 900 };
/** Limit of links per mailbox, from all client addresses, so that nobody can flood a mailbox. */
const KEEPING_FOR = { name: 'form-draft-of', requests: 5, seconds: 3600, everywhere: true, key: mailboxOf };
const OPENING = { name: 'form-draft-link', requests: 60, seconds: 900 };
const VISITOR = { actor: { kind: 'customer' }, officeId: null } as const;
const KEY = { type: 'string', maxLength: 100 } as const;
/** ID of the record that a form is about, such as a member whose subscription is renewed. */
const ABOUT = /^[\w-]{1,64}$/u;

/**
 * Registers the endpoints of links to unsent answers, if a flow of the portal offers such a link. The answers are
 * stored encrypted, without uploads, until the link is opened or expires.
 */
export function formDraftRoutes(app: Endpoints, engine: Services): void {
  const { write, limit, model, origins, clock } = engine;
  const kept = model.flows.filter(({ keep }) => keep?.linkHours !== undefined);
  if (kept.length === 0) return;

  const keep = {
    operationId: 'keepFormDraft',
    tags: ['public'],
    summary: 'Have a link to unsent answers of a form mailed',
    description: 'The link opens the answers once. Uploads are left out.',
    security: ANYBODY,
    headers: { type: 'object', properties: captchaToken },
    body: {
      type: 'object',
      required: ['form', 'email', 'answers'],
      additionalProperties: false,
      properties: {
        form: {
          ...textSchema,
          maxLength: 200,
          description: 'The name of the flow; a form about a record adds its id.',
        },
        email: { type: 'string', format: 'email', maxLength: 254 },
        answers: { type: 'object', additionalProperties: true },
        labels: { type: 'object', additionalProperties: textSchema },
      },
    },
    response: { 202: { description: 'Taken.', type: 'object' }, ...problems(404, 413, 422, 429) },
  } as const;
  app.post(`/${PATH}`, { schema: keep, preHandler: [limit(KEEPING), limit(KEEPING_FOR)] }, (request, reply) => {
    const { form, email, answers, labels = {} } = request.body;
    const language = engine.language(request);
    return write.handleWrite(
      request,
      reply,
      async (tx) => {
        const [name = '', about] = form.split(/\.(.*)/su);
        const flow = kept.find((one) => one.name === name);
        if (!flow) throw new Problem(404, 'not_found');
        const text = JSON.stringify(keptOf(flow, answers, labels));
        if (text.length > LONGEST) throw new Problem(413, 'body_too_large');
        const { sealed, key } = seal(text);
        const hours = flow.keep?.linkHours ?? 0;
        const use = { purpose: FORM_DRAFT, subject: formDraftSubject(email), value: sealed, seconds: hours * 3600 };
        const issued = await tx.issueKey(use);
        // Browsers do not send the part after # to servers, so no log contains the keys.
        const path = `${languagePath(engine, language)}${pathOf(flow, about)}`;
        const link = `${origins.portal}${path}#draft=${issued.id}.${issued.key}.${key}`;
        await tx.mail({
          to: email.trim(),
          subject: engine.text(language, 'mail.form_draft.subject', { form: flow.title[language] ?? '' }),
          text: engine.text(language, 'mail.form_draft.text', { link, hours }),
          topic: 'form.draft',
          until: new Date(clock.now().getTime() + hours * 3_600_000),
        });
        return { status: 202, body: {} };
      },
      { context: VISITOR, captcha: true },
    );
  });

  const open = {
    operationId: 'openFormDraft',
    tags: ['public'],
    summary: 'Open unsent answers with the mailed link, once',
    security: ANYBODY,
    body: {
      type: 'object',
      required: ['id', 'key', 'seal'],
      additionalProperties: false,
      properties: { id: KEY, key: KEY, seal: KEY },
    },
    response: {
      200: {
        description: 'The answers and the labels of chosen values.',
        type: 'object',
        required: ['answers', 'labels'],
        properties: {
          answers: { type: 'object', additionalProperties: true },
          labels: { type: 'object', additionalProperties: textSchema },
        },
      },
      ...problems(422, 429),
    },
  } as const;
  app.post(`/${PATH}/open`, { schema: open, preHandler: limit(OPENING) }, async (request) => {
    const { seal: sealKey, ...link } = request.body;
    return write.transaction(VISITOR, async (tx) => {
      const { value } = await tx.readKey(FORM_DRAFT, link);
      const text = value === undefined ? undefined : unseal(value, sealKey);
      if (text === undefined) throw new Problem(422, 'link_unknown');
      await tx.redeemKey(FORM_DRAFT, link);
      return { answers: {}, labels: {}, ...objectOrEmpty(JSON.parse(text)) };
    });
  });
}

/** Returns the answers that the flow asks for, without uploads, which the server deletes before the link expires. */
function keptOf(flow: Flow, answers: Row, labels: Row): Row {
  const asked = flow.steps.flatMap(({ fields }) => fields);
  const names = new Set(asked.filter(({ field }) => !isUpload(field.kind)).map(({ name }) => name));
  const labelled = (label: string) => names.has(label.split(' ', 1)[0] ?? '');
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([name]) => names.has(name))),
    labels: Object.fromEntries(Object.entries(labels).filter(([label]) => labelled(label))),
  };
}

const isUpload = (kind: string) => kind === 'image' || kind === 'file';

/** @throws 404 if the form is about a record and the request names none, or the other way round */
function pathOf({ route }: Flow, about: string | undefined): string {
  const isAbout = /\{\w+\}/u.test(route);
  if (isAbout !== (about !== undefined && ABOUT.test(about))) throw new Problem(404, 'not_found');
  return route.replace(/\{\w+\}/u, about ?? '');
}

function languagePath({ model }: Pick<Services, 'model'>, language: string): string {
  return language === model.languages[0] || !model.languages.includes(language) ? '' : `/${language}`;
}

function mailboxOf({ body }: FastifyRequest): string {
  const { email } = isObject(body) ? body : {};
  return String(email ?? '')
    .trim()
    .toLowerCase();
}
