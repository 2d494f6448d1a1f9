import type { FastifyRequest } from 'fastify';
import type { Reader, Records, Services } from '../contract.ts';
import { type Endpoints, objectOrEmpty, Problem, problems } from '@tuyen/server/domain';
import { officesUpward } from '../offices/offices-upward.ts';
import { sendMail } from '../mails/send.ts';
import { officeOfSite } from '../settings/site.ts';
import { checkForm, formIn } from './form.ts';
import { formParts, type PublicParts } from './orders.ts';
import { formRoute, open } from './schemas.ts';

const PATH = 'public/contact';
const CITIZEN = { actor: { kind: 'customer' }, officeId: null } as const;

/** Limit of messages per client address. Many citizens share the address of a mobile network. */
const SENDING = { name: 'contact', requests: 10, seconds: 900 };
/** Limit of messages per sender, from all client addresses. It protects the mailbox of the operator. */
const SENDING_AS = { name: 'contact-of', requests: 5, seconds: 3600, everywhere: true, key: senderOf };

/**
 * Registers `POST public/contact`, which mails a visitor's message to the operator. The mailbox is the email address of
 * the office in `X-Office-Id`, of the nearest office above it that has one, or of the topmost office.
 */
export function contactMessageRoutes(app: Endpoints, parts: PublicParts): void {
  const { services } = parts;
  const { limit, write } = services;
  const said = {
    ...open('submitContactMessage', 'Send a message to the operator'),
    response: { 202: { description: 'Taken.', type: 'object' }, ...problems(404, 422, 429) },
  } as const;
  const sending = { preHandler: [limit(SENDING), limit(SENDING_AS)] };
  app.post(`/${PATH}`, { ...formRoute(services.model, PATH, said), ...sending }, (request, reply) =>
    write.handleWrite(
      request,
      reply,
      async (tx) => {
        const form = await checkForm(formParts(parts), tx, PATH, formIn(request.body));
        const office = await officeWithMailbox(tx, request.headers['x-office-id']);
        const text = (key: string) => String(form[key] ?? '');
        await sendMail(tx, {
          template: 'contact-message',
          to: String(office.email),
          language: staffLanguage(services),
          variables: {
            name: text('full_name'),
            email: text('email'),
            phone: text('phone') || undefined,
            message: text('message'),
          },
          topic: 'contact.message',
          officeId: office.id,
        });
        return { status: 202, body: {} };
      },
      { context: CITIZEN, captcha: true },
    ),
  );
}

/** @throws 422 if neither the office nor an office above it has an email address */
async function officeWithMailbox(reader: Reader, wanted: unknown): Promise<Records['offices']> {
  const { id } = await officeOfSite(reader, wanted);
  const office = (await officesUpward(reader, id)).find(({ email }) => email);
  if (!office) throw new Problem(422, 'contact_unavailable');
  return office;
}

function staffLanguage({ model }: Services): string {
  return model.languages[0] ?? '';
}

function senderOf({ body }: FastifyRequest): string {
  return String(objectOrEmpty(body)['email'] ?? '')
    .trim()
    .toLowerCase();
}
