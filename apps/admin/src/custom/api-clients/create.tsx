import { RecordCreate } from '@tuyen/admin-kit';
import { useState } from 'react';
import { useNotify, useRedirect, type RaRecord } from 'react-admin';
import { ApiClientForm } from '../../generated/api-clients/form.gen.tsx';
import { KeyDialog } from './key-dialog.tsx';

export const ApiClientCreate = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const [created, setCreated] = useState<RaRecord | null>(null);
  const key: unknown = created?.['key'];
  const open = (record: RaRecord) => redirect('show', 'api-clients', record.id);
  const finish = (record: RaRecord) => {
    notify('ra.notification.created', { type: 'info', messageArgs: { smart_count: 1 } });
    if (typeof record['key'] === 'string') setCreated(record);
    else open(record);
  };
  return (
    <>
      <RecordCreate onCreated={finish}>
        <ApiClientForm />
      </RecordCreate>
      {created && typeof key === 'string' ? <KeyDialog apiKey={key} onClose={() => open(created)} /> : null}
    </>
  );
};
