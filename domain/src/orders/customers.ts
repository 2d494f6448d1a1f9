import type { Customer, Reader, Transaction } from '../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { normalizePhone } from '../rules/persons/phone.ts';

/** The fields of a form that belong to the person rather than to the order. */
export const PERSON_FIELDS = [
  'full_name',
  'birth_date',
  'gender',
  'phone',
  'email',
  'identity_number',
  'portrait',
  'object_group_id',
  'proofs',
  'group_name',
  'city_id',
  'district_id',
  'address',
] as const;

/** What may be added to a known customer: documents, and details that are still empty. Never an e-mail or identity. */
const RENEWED: readonly string[] = ['portrait', 'proofs', 'proof_documents'];

/** The person fields that a form has filled in. */
export function personIn(form: Row): Row {
  const filled = PERSON_FIELDS.filter((name) => form[name] !== undefined && form[name] !== null && form[name] !== '');
  const person: Row = Object.fromEntries(filled.map((name) => [name, form[name]]));
  const phone = typeof form['phone'] === 'string' ? normalizePhone(form['phone']) : undefined;
  return phone === undefined ? person : { ...person, phone };
}

/**
 * The customer of an order: known where name, birth date and phone are the same and nothing else contradicts, else new.
 * Knowing a person's name and number is not enough to redirect their mail: another e-mail is another customer.
 */
export async function customerFor(tx: Transaction, form: Row, officeId: string | null): Promise<Customer> {
  const person = { ...personIn(form), ...(await documentsIn(form, tx)) };
  const known = await knownCustomer(tx, person, officeId);
  if (!known) return tx.create('customers', { ...person, office_id: officeId });
  const before_: Row = known;
  const news = Object.entries(person).filter(([name, value]) => {
    const before = before_[name];
    const empty = before === null || before === undefined || before === '';
    return value !== before && (empty || RENEWED.includes(name));
  });
  if (news.length > 0) await tx.update('customers', known.id, Object.fromEntries(news));
  return known;
}

/** Which document each proof is, as the group names them at this moment. */
export async function documentsIn(
  { proofs, object_group_id: id }: Row,
  reader: Reader,
): Promise<Pick<Customer, 'proof_documents'>> {
  if (!Array.isArray(proofs) || typeof id !== 'string') return {};
  const group = await reader.get('object-groups', id);
  return { proof_documents: group?.documents_required ?? [] };
}

async function knownCustomer(tx: Transaction, person: Row, officeId: string | null): Promise<Customer | undefined> {
  const { phone, birth_date: birthDate } = person;
  if (typeof phone !== 'string' || typeof birthDate !== 'string' || officeId === null) return undefined;
  const candidates = await tx.find('customers', { phone, birth_date: birthDate, office_id: officeId });
  return candidates.find(
    (candidate) =>
      sameName(candidate.full_name, String(person['full_name'])) &&
      agrees(candidate.identity_number, person['identity_number']) &&
      agrees(candidate.email, person['email']),
  );
}

export const sameName = (one: string, other: string): boolean => spelling(one) === spelling(other);
const spelling = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('vi');

/** What is not on record yet is no proof: else anybody could add an e-mail of their own to a person who has none. */
function agrees(known: string | null | undefined, given: unknown): boolean {
  return given === undefined || known?.toLowerCase() === String(given).toLowerCase();
}
