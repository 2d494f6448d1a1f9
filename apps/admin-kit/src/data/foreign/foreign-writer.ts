import { isObject } from '@tuyen/model';
import type {
  CreateParams,
  DeleteManyParams,
  DeleteParams,
  Identifier,
  RaRecord,
  UpdateManyParams,
  UpdateParams,
} from 'react-admin';
import { changedFields } from '../changed-fields.ts';
import type { OperationParams } from '../data-provider.ts';
import { enteredValues, withoutReadOnly } from '../entered-values.ts';
import { withoutHidden } from '../hidden-fields.ts';
import type { HttpAnswer } from '../http-client.ts';
import { omitEmpty } from '../omit-empty.ts';
import { getRaw } from './foreign-reader.ts';
import { fieldsOfCreate, type FindResource, type ForeignResource, parentField } from './foreign-resource.ts';
import { AT_A_TIME, inParallel } from './in-parallel.ts';
import { valueIn } from './json-path.ts';
import { bodyOf, keyOf, readRecord, writeFields } from './record-mapping.ts';
import { operationRequest, sendsWhole, writeRequest } from './requests.ts';
import type { SendRequest } from './send-request.ts';

/** Methods of a data provider that change records, and the operations of this kit. */
export interface ForeignWriter {
  create(resource: string, params: CreateParams): Promise<{ data: RaRecord }>;
  update(resource: string, params: UpdateParams): Promise<{ data: RaRecord }>;
  updateMany(resource: string, params: UpdateManyParams): Promise<{ data: Identifier[] }>;
  delete(resource: string, params: DeleteParams): Promise<{ data: RaRecord }>;
  deleteMany(resource: string, params: DeleteManyParams): Promise<{ data: Identifier[] }>;
  operate(resource: string, params: OperationParams): Promise<{ data: Readonly<Record<string, unknown>> }>;
}

export function createForeignWriter(send: SendRequest, find: FindResource): ForeignWriter {
  /** Reads the record in the answer to a write. Some back ends answer nothing, or only the key. */
  const written = (
    foreign: ForeignResource,
    { json, headers }: HttpAnswer,
    path: string | undefined,
    sent: RaRecord,
  ) => {
    const inner = path === undefined ? json : (valueIn(json, path) ?? json);
    const read = isObject(inner) ? readRecord(foreign, inner) : { id: '' };
    const id = read.id || sent.id || (headers.get('location')?.split('/').at(-1) ?? '');
    return { ...sent, ...read, id };
  };

  const update = async (name: string, id: Identifier, changes: object, sent: RaRecord): Promise<RaRecord> => {
    const foreign = await find(name);
    const fields = writeFields(foreign.resource.fields, { ...changes }, foreign);
    const key = keyOf(String(id), foreign.place.ids);
    const raw = sendsWhole(foreign) ? await getRaw(send, foreign, id) : {};
    const body = bodyOf(foreign, fields, { before: isObject(raw) ? raw : {}, key });
    const answer = await send(foreign, writeRequest(foreign, 'update', { id: String(id), body }));
    return { ...written(foreign, answer, foreign.record.update?.unwrap ?? foreign.record.unwrap, sent), id };
  };

  const remove = async (name: string, id: Identifier): Promise<void> => {
    const foreign = await find(name);
    await send(foreign, writeRequest(foreign, 'delete', { id: String(id) }));
  };

  return {
    async create(name, { data }) {
      const foreign = await find(name);
      const { fields } = foreign.resource;
      const values = omitEmpty(withoutReadOnly(fields, withoutHidden(fields, data)));
      const body = bodyOf(foreign, writeFields(fieldsOfCreate(foreign), values, foreign));
      const parent = values[parentField(foreign) ?? ''];
      const within = typeof parent === 'string' ? { within: parent } : {};
      const answer = await send(foreign, writeRequest(foreign, 'create', { ...within, body }));
      const unwrap = foreign.record.create?.unwrap ?? foreign.record.unwrap;
      return { data: written(foreign, answer, unwrap, { ...values, id: '' }) };
    },

    async update(name, { id, data, previousData }) {
      const { resource } = await find(name);
      const entered = enteredValues(resource.fields, data);
      const changes = previousData ? changedFields(previousData, entered) : entered;
      const sent = { ...previousData, ...data, id };
      if (Object.keys(changes).length === 0) return { data: sent };
      return { data: await update(name, id, changes, sent) };
    },

    async updateMany(name, { ids, data }) {
      await inParallel(ids, AT_A_TIME, (id) => update(name, id, data, { ...data, id }));
      return { data: ids };
    },

    async delete(name, { id, previousData }) {
      await remove(name, id);
      return { data: previousData ?? { id } };
    },

    async deleteMany(name, { ids }) {
      await inParallel(ids, AT_A_TIME, (id) => remove(name, id));
      return { data: ids };
    },

    async operate(name, { id, name: operation, input }) {
      const foreign = await find(name);
      const asked = foreign.resource.operations?.find((one) => one.name === operation)?.input ?? [];
      const body = asked.length === 0 ? undefined : writeFields(asked, { ...input }, foreign);
      const key = id === undefined ? undefined : String(id);
      const { json } = await send(foreign, operationRequest(foreign, operation, key, body), undefined, asked);
      return { data: isObject(json) ? json : {} };
    },
  };
}
