import type { Resource } from '@tuyen/model';
import type { Attachments, Row, WriteContext } from '../domain.ts';
import { Problem } from '../problem.ts';
import { attach, attachmentsOf, type AttachedTo, countAttachments, detach } from '../store/uploads/attachments.ts';
import { storedAddress, uploadIdIn } from '../store/uploads/upload-address.ts';
import { CLAIMABLE_MS, waitingUploads } from '../uploads/check.ts';
import { creatorOf } from '../uploads/creator.ts';
import type { Rows } from '../store/rows.ts';
import type { WriteParts } from './parts.ts';
import { resourceOf } from '../store/resource-of.ts';

export const ATTACHMENT_ACTIONS = { add: 'attach-file', remove: 'remove-file' } as const;

/** Maximum number of files that are attached to one record. */
export const MOST_ATTACHMENTS = 50;

/**
 * Returns the functions that change the attachments of records. They write in the transaction. The log records who
 * attached or removed which upload. Its name, which people choose, is only with the upload.
 * @param checkRights called with the record before each change of its attachments
 */
export function openAttachments(
  { store, clock, audit }: WriteParts,
  rows: Rows,
  context: WriteContext,
  checkRights: (resource: Resource, record: Row) => Promise<void>,
): Attachments {
  const { connection } = rows;
  const existing = async ({ resource, id }: AttachedTo): Promise<Row> => {
    const record = await rows.get(resource, id);
    if (!record) throw new Problem(404, 'not_found');
    await checkRights(resourceOf(store.model, resource), record);
    return record;
  };
  const log = async (action: string, { resource, id }: AttachedTo, record: Row, upload: string) => {
    const office = record['office_id'];
    const attachments = { attachments: storedAddress(upload) };
    const isAdded = action === ATTACHMENT_ACTIONS.add;
    await audit(rows, {
      at: clock.now().toISOString(),
      actor: context.actor,
      officeId: context.officeId ?? (typeof office === 'string' ? office : null),
      clientKind: context.clientKind,
      resource,
      recordId: id,
      action,
      before: isAdded ? undefined : attachments,
      after: isAdded ? attachments : undefined,
    });
  };
  return {
    async add(resource, id, address) {
      const record = await existing({ resource, id });
      const maker = creatorOf(context.actor);
      const upload = uploadIdIn(address) ?? '';
      const found = (await waitingUploads(rows, [address])).get(upload);
      const usable =
        found &&
        (maker === undefined || found['made_by'] === maker) &&
        Number(found['at']) > clock.now().getTime() - CLAIMABLE_MS;
      // The error must not reveal whether the upload exists or who made it.
      if (!usable) throw new Problem(422, 'validation_failed', {}, { upload: { code: 'upload_unknown' } });
      if ((await countAttachments(connection, { resource, id })) >= MOST_ATTACHMENTS)
        throw new Problem(409, 'too_many_attachments', { limit: MOST_ATTACHMENTS });
      await attach(connection, { resource, id }, upload);
      await log(ATTACHMENT_ACTIONS.add, { resource, id }, record, upload);
      return upload;
    },
    async remove(resource, id, upload) {
      const record = await existing({ resource, id });
      const found = (await attachmentsOf(connection, { resource, id }, MOST_ATTACHMENTS)).some(
        (one) => one.id === upload,
      );
      if (!found) throw new Problem(404, 'not_found');
      await detach(connection, { resource, id }, upload);
      await log(ATTACHMENT_ACTIONS.remove, { resource, id }, record, upload);
    },
    forget: (resource, id) => detach(connection, { resource, id }),
  };
}
