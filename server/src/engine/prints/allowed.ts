import { holds, type Print, type Resource, slugFor, slugOfAction, textIn } from '@tuyen/model';
import type { Caller, Row, Services } from '../domain.ts';
import { Problem } from '../problem.ts';
import type { AuthorizingWritePath } from '../write/write-path.ts';

export interface OfferParts extends Pick<Services, 'auth' | 'model'> {
  readonly write: Pick<AuthorizingWritePath, 'authorizer'>;
}

export interface PrintOffer {
  readonly name: string;
  readonly label: string;
  /** True for a document about several selected records. The document can include this record. */
  readonly list?: true;
  /**
   * Set for a document of which only one original may exist. `transition` names the workflow transition that records
   * the printing of a copy. `again` is true if the original was already printed, so that the next print is a copy.
   */
  readonly copies?: { readonly transition: string; readonly again: boolean };
}

export function printsOf({ model }: Pick<OfferParts, 'model'>, { name }: Resource): readonly Print[] {
  return model.prints.filter(({ resource }) => resource === name);
}

export async function printOffers(
  engine: OfferParts,
  resource: Resource,
  caller: Caller,
  record: Row,
): Promise<readonly PrintOffer[]> {
  const offers: PrintOffer[] = [];
  for (const print of printsOf(engine, resource)) {
    const { name, label, list, when, copies } = print;
    if (!mayPrint(engine, caller, resource, print) || !holds(when, record)) continue;
    const again = copies !== undefined && isPrinted(print, record);
    if (again && !(await mayPrintAgain(engine, caller, resource, record, copies.transition))) continue;
    offers.push({
      name,
      label: textIn(label, caller.language, engine.model.languages),
      ...(list && { list }),
      ...(copies && { copies: { transition: copies.transition, again } }),
    });
  }
  return offers;
}

export function mayPrint({ auth }: OfferParts, caller: Caller, { module }: Resource, { permission }: Print): boolean {
  return auth.may(caller, permission) && auth.may(caller, slugFor(module, 'show'));
}

export function isPrinted({ copies }: Print, record: Readonly<Row>): boolean {
  return copies !== undefined && (record[copies.printed] !== undefined || Number(record[copies.count] ?? 0) > 0);
}

async function mayPrintAgain(
  engine: OfferParts,
  caller: Caller,
  resource: Resource,
  record: Row,
  transition: string,
): Promise<boolean> {
  if (!engine.auth.may(caller, slugOfAction(resource, transition))) return false;
  try {
    await engine.write.authorizer(caller).move(resource, record, transition);
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}
