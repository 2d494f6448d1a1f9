import { useMay } from '@tuyen/kit/admin';
import { Link, Typography } from '@mui/material';
import { useCreatePath, useRecordContext, useTranslate, type RaRecord } from 'react-admin';
import { Link as RouterLink } from 'react-router';

interface FieldProps {
  readonly source: string;
}

/** The resource by its name. */
export function ResourceName({ source }: FieldProps) {
  const translate = useTranslate();
  const name = String(useRecordContext()?.[source] ?? '');
  return (
    <Typography component="span" variant="body2">
      {translate(`resources.${name}.name`, { smart_count: 1, _: name })}
    </Typography>
  );
}

/** The action in words: a basic one, a move of the workflow, an operation, or what an endpoint of its own calls it. */
export function ActionName({ source }: FieldProps) {
  const translate = useTranslate();
  const record = useRecordContext();
  return (
    <Typography component="span" variant="body2">
      {record && source in record ? actionIn(translate, record) : ''}
    </Typography>
  );
}

/** An entry's action in words. */
export function actionIn(translate: ReturnType<typeof useTranslate>, entry: RaRecord): string {
  const action = String(entry['action']);
  const words = `resources.${String(entry['resource'])}`;
  const operation = translate(`${words}.operations.${action}`, { _: action });
  const move = translate(`${words}.transitions.${action}`, { _: operation });
  return translate(`audit.actions.${action}`, { _: move });
}

/** In place of an id: an export is about many records, and so can an operation be. */
const MANY = '*';

/** Who did it: a person's or program's name, or which of the system's own works. */
export function Actor({ source }: FieldProps) {
  const translate = useTranslate();
  const actorName = String(useRecordContext()?.[source] ?? '');
  const job = /^Hệ thống(?: \((.+)\))?$/u.exec(actorName);
  const words = (name: string) => translate(`workflow.actors.${name}`, { _: name });
  const name = job ? (job[1] === undefined ? words('system') : `${words('system')}: ${words(job[1])}`) : actorName;
  return (
    <Typography component="span" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {name === 'Khách hàng' ? words('customer') : name}
    </Typography>
  );
}

/** The record's id, leading to its page for those who may open it. */
export function RecordId({ source }: FieldProps) {
  const mayIn = useMay();
  const pathTo = useCreatePath();
  const record = useRecordContext();
  const id = String(record?.[source] ?? '');
  const resource = String(record?.['resource'] ?? '');
  const short = id === MANY ? '–' : `…${id.slice(-8)}`;
  if (id === MANY || !mayIn(resource, 'show') || record?.['action'] === 'delete') {
    return (
      <Typography component="span" variant="body2" title={id} sx={{ whiteSpace: 'nowrap' }}>
        {short}
      </Typography>
    );
  }
  return (
    <Link
      component={RouterLink}
      variant="body2"
      title={id}
      to={pathTo({ resource, type: 'show', id })}
      onClick={(event) => event.stopPropagation()}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {short}
    </Link>
  );
}
