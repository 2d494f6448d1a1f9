import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useResourceContext, useTranslate, type RaRecord } from 'react-admin';
import type { KitDataProvider } from '../data/data-provider.ts';
import { versionOf } from '../record/version-of.ts';
import type { Person } from './people.ts';

/**
 * Returns a function that saves the assignee of a record.
 * @param person null removes the assignee
 * @throws HttpError with the reason
 */
export function useSendAssignee(): (record: Pick<RaRecord, 'id'>, person: Pick<Person, 'id'> | null) => Promise<void> {
  const resource = useResourceContext() ?? '';
  const dataProvider = useDataProvider<KitDataProvider>();
  return async (record, person) => {
    await dataProvider.call(`${resource}/${encodeURIComponent(record.id)}/assignee`, {
      method: 'PUT',
      body: { assignee: person?.id ?? null, version: versionOf(record) },
    });
  };
}

export function useAssign(): {
  readonly sending: boolean;
  readonly assign: (record: RaRecord, person: Person | null) => Promise<void>;
} {
  const send = useSendAssignee();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const [sending, setSending] = useState(false);
  const assign = async (record: RaRecord, person: Person | null) => {
    setSending(true);
    try {
      await send(record, person);
      notify(person ? translate('assignee.given', { name: person.name }) : 'assignee.left', { type: 'success' });
    } catch (error) {
      notify((error instanceof Error && error.message) || 'ra.notification.http_error', { type: 'error' });
    } finally {
      setSending(false);
      refresh();
    }
  };
  return { sending, assign };
}
