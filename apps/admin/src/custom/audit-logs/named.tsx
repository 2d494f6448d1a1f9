import { useMay } from '@tuyen/admin-kit';
import {
  useCreatePath,
  useGetManyAggregate,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceDefinition,
  useTranslate,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface FieldProps {
  readonly source: string;
}

const TwoLines = ({ text }: { readonly text: string }) => (
  <span className="plain-text plain-long" title={text}>
    {text}
  </span>
);

export function ResourceName({ source }: FieldProps) {
  const translate = useTranslate();
  const name = String(useRecordContext()?.[source] ?? '');
  return <span className="plain-text">{translate(`resources.${name}.name`, { smart_count: 1, _: name })}</span>;
}

export function ActionName({ source }: FieldProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  return <TwoLines text={record && source in record ? actionIn(translate, record) : ''} />;
}

export function actionIn(translate: ReturnType<typeof useTranslate>, entry: RaRecord): string {
  const action = String(entry['action']);
  const words = `resources.${String(entry['resource'])}`;
  const operation = translate(`${words}.operations.${action}`, { _: action });
  const move = translate(`${words}.transitions.${action}`, { _: operation });
  return translate(`audit.actions.${action}`, { _: move });
}

/** Prevents line breaks inside a word, because a title is often a code. */
const WHOLE_WORDS = { overflowWrap: 'normal' } as const;

/** Value that a log entry stores instead of a record id when an export or an operation covers many records. */
const MANY = '*';

export function ActorName({ source }: FieldProps) {
  const translate = useTranslate();
  const actorName = String(useRecordContext()?.[source] ?? '');
  const job = /^(?:@system(?::(.+))?|Hệ thống(?: \((.+)\))?)$/u.exec(actorName);
  const words = (name: string) => translate(`workflow.actors.${name}`, { _: name });
  const jobName = job?.[1] ?? job?.[2];
  const name = job ? (jobName === undefined ? words('system') : `${words('system')}: ${words(jobName)}`) : actorName;
  return <TwoLines text={/^(?:@customer|Khách hàng)$/u.test(name) ? words('customer') : name} />;
}

/**
 * Renders the title of the record at the time of the entry, or today's title if the entry stores none. Links to the
 * record for users who may open it.
 */
export function RecordName({ source }: FieldProps) {
  const mayIn = useMay();
  const pathTo = useCreatePath();
  const entry = useRecordContext();
  const id = String(entry?.[source] ?? '');
  const resource = String(entry?.['resource'] ?? '');
  const represent = useGetRecordRepresentation(resource);
  const isDeleted = entry?.['action'] === 'delete';
  const { hasShow } = useResourceDefinition({ resource });
  const isOpen = id !== MANY && !isDeleted && hasShow === true && mayIn(resource, 'show');
  const { data } = useGetManyAggregate(resource, { ids: [id] }, { enabled: isOpen });
  const record = isDeleted ? { ...entry?.['before'], id } : data?.[0];
  const stored = entry?.['record_title'];
  const unnamed = `…${id.slice(-8)}`;
  const current = record ? represent(record) : unnamed;
  const known = typeof stored === 'string' && stored !== '' ? stored : current;
  const name = id === MANY ? '–' : known;
  const title = typeof name === 'string' ? name : id;
  // A record that was deleted later has no page. Its entries keep the name that they stored.
  if (!isOpen || (data && !data[0])) {
    return (
      <span className="plain-text plain-long" style={WHOLE_WORDS} title={title}>
        {name}
      </span>
    );
  }
  return (
    <RouterLink
      className="plain-text plain-long"
      style={WHOLE_WORDS}
      title={title}
      to={pathTo({ resource, type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
    >
      {name}
    </RouterLink>
  );
}
