import { Box } from '@mui/material';
import { initialValues } from '@tuyen/model';
import { useMemo, type ReactNode } from 'react';
import { Form, useRecordContext, useResourceContext } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { FieldChecks, useCheckedResolver } from '../../inputs/field-checks.tsx';
import { withRules } from '../../inputs/with-rules.tsx';
import { WritingContext } from '../../inputs/choice/choosing.ts';
import { preloadReferenceSearch } from '../../inputs/choice/reference-select.tsx';
import { OneByOne } from '../../layout/in-pieces.tsx';
import { useResource } from '../../model/model-context.tsx';
import { secretPaths } from '../../model/secret-fields.ts';
import type { ResolverContext } from '../../validation/resolver.ts';
import { RecordConflicts } from '../../conflict/conflicts.tsx';
import { FormButtons } from './form-buttons.tsx';
import { FixedNotice } from './read-only-notice.tsx';
import { GrantedByForm } from '../../identity/granted-by-form.tsx';
import { KEEP_TYPED } from '../../record/reset-keeping.ts';
import { Saved } from './saved.tsx';
import { UnplacedErrors } from './unplaced-errors.tsx';
import { withUnsetSwitches } from './unset-switches.ts';
import { Unsaved } from '../../unsaved/unsaved.tsx';

// Preloads the search input of reference fields, because most forms have one and would show a gap until its code loads.
void preloadReferenceSearch().catch(() => undefined);

interface RecordFormProps {
  readonly resolver?: Resolver<FieldValues, ResolverContext>;
  readonly children: ReactNode;
}

/** Renders the form of a record, with validation, drafts, conflicts with other users and the save button. */
export function RecordForm({ resolver, children }: RecordFormProps) {
  const name = useResourceContext() ?? '';
  const resource = useResource(name);
  const record = useRecordContext();
  const exists = record?.id !== undefined;
  const checked = useCheckedResolver(resolver);
  const context = useMemo<ResolverContext>(
    () => (exists ? { storedSecrets: secretPaths(resource?.fields ?? []), stored: record } : {}),
    [exists, resource, record],
  );
  const id = record?.id;
  const writing = useMemo(() => ({ resource: name, id }), [name, id]);
  const defaults = useMemo<FieldValues>(
    () => (exists ? {} : initialValues(resource?.fields ?? [])),
    [exists, resource],
  );
  const values = useMemo(
    () => (record && exists ? withUnsetSwitches(resource?.fields ?? [], record) : record),
    [exists, resource, record],
  );
  return (
    <Form<FieldValues>
      key={record?.id ?? ''}
      {...(values && { record: values })}
      resolver={checked.resolver}
      context={context}
      defaultValues={defaults}
      // Suppresses react-admin's notification about an invalid form, because each field shows its error and the submit
      // button shows the number of errors.
      disableInvalidFormNotification
      noValidate
      resetOptions={KEEP_TYPED}
    >
      <FieldChecks checks={checked.checks}>
        <FixedNotice />
        <Unsaved draft={resource && { resource: name, fields: resource.fields, record: exists ? record : undefined }} />
        <UnplacedErrors />
        <WritingContext.Provider value={writing}>
          <Box sx={{ minWidth: 0 }}>
            <OneByOne>{withRules(children)}</OneByOne>
          </Box>
        </WritingContext.Provider>
        <GrantedByForm />
        <FormButtons exists={exists} />
        <Saved />
        {exists ? <RecordConflicts /> : null}
      </FieldChecks>
    </Form>
  );
}
