import type { Field, Resource } from '@tuyen/model';
import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { useCheckedResolver } from '../../../inputs/field-checks.tsx';
import { useModel } from '../../../model/model-context.tsx';
import { secretPaths } from '../../../model/secret-fields.ts';
import { interpreterFor } from '../../../validation/interpreter.ts';
import { resolverOver, type ResolverContext } from '../../../validation/resolver.ts';

/** Validates one field of a record with the schema of the record. Problems of other fields are left to the server. */
export function useFieldResolver(resource: Resource, field: Field, stored: RaRecord) {
  const { kinds } = useModel();
  const ofField = useMemo<Resolver<FieldValues, ResolverContext>>(() => {
    const ofRecord = resolverOver(interpreterFor(resource.schema, kinds));
    return async (values, context, options) => {
      const { errors } = await ofRecord(values, context, options);
      const own = errors[field.name];
      return own ? { values: {}, errors: { [field.name]: own } } : { values, errors: {} };
    };
  }, [resource, field, kinds]);
  const context = useMemo<ResolverContext>(
    () => ({ storedSecrets: secretPaths(resource.fields), stored }),
    [resource, stored],
  );
  return { ...useCheckedResolver(ofField), context };
}
