import type { Customer, Reader, Transaction } from '../contract.ts';
import type { Row } from '@tuyen/server/domain';
import { normalizePhone } from '../rules/persons/phone.ts';
import { documentNames } from '../rules/localized.ts';

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

/**
 * Fields that a form may always update for a known customer. Other details are added only if they are empty; e-mail and
 * identity number never change.
 */
const RENEWED: readonly string[] = ['portrait', 'proofs', 'proof_documents'];

export function personIn(form: Row): Row {
  const filled = PERSON_FIELDS.filter((name) => form[name] !== undefined && form[name] !== null && form[name] !== '');
  const person: Row = Object.fromEntries(filled.map((name) => [name, form[name]]));
  const phone = typeof form['phone'] === 'string' ? normalizePhone(form['phone']) : undefined;
  return phone === undefined ? person : { ...person, phone };
}

/**
 * Returns the known customer if name, birth date and phone match and no other value differs; otherwise creates one. A
 * different e-mail creates a new customer. Otherwise, anyone who knows name, birth date and phone could redirect the
 * customer's mail.
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

export async function documentsIn(
  { proofs, object_group_id: id }: Row,
  reader: Reader,
): Promise<Pick<Customer, 'proof_documents'>> {
  if (!Array.isArray(proofs) || typeof id !== 'string') return {};
  const group = await reader.get('object-groups', id);
  return { proof_documents: documentNames(group) };
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

/**
 * Compares a stored value with a given one. A missing stored value does not match; otherwise anyone could add their own
 * e-mail to a person who has none.
 */
function agrees(known: string | null | undefined, given: unknown): boolean {
  return given === undefined || known?.toLowerCase() === String(given).toLowerCase();
}
