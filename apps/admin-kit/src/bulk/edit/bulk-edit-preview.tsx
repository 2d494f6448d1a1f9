import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutline from '@mui/icons-material/ErrorOutline';
import RemoveCircleOutline from '@mui/icons-material/RemoveCircleOutline';
import { Box, List, ListItem, ListItemIcon, ListItemText, Typography } from '@mui/material';
import type { Field, Resource } from '@tuyen/model';
import { useEffect, useRef, type ReactNode } from 'react';
import { useCreatePath, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { reasonOfRow, type EditedRow } from '../../edits/edited-row.ts';
import { RecordedField } from '../../elements/recorded-field.tsx';
import { useRecordTitle } from '../../record/use-localized.ts';

interface BulkEditPreviewProps {
  readonly resource: Resource;
  readonly field: Field;
  readonly records: readonly RaRecord[];
  readonly rows: readonly EditedRow[];
  readonly isDone: boolean;
}

/** Says what will change or has changed, and what is refused, grouped by reason. Each record is a link. */
export function BulkEditPreview({ resource, field, records, rows, isDone }: BulkEditPreviewProps) {
  const translate = useTranslate();
  const summary = useRef<HTMLParagraphElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const of = (action: EditedRow['action']) => rows.filter((row) => row.action === action);
  const [updated, same, refused] = [of('update'), of('none'), of('refuse')];
  const said = [
    ...(refused.length > 0 ? [translate('bulk_edit.refused', { smart_count: refused.length })] : []),
    translate(isDone ? 'bulk_edit.changed' : 'bulk_edit.will_change', { smart_count: updated.length }),
    ...(same.length > 0 ? [translate('bulk_edit.same', { smart_count: same.length })] : []),
  ];
  const name = (row: EditedRow) => <RecordLink resource={resource} records={records} row={row} />;
  const value = (content: unknown) => (
    <RecordedField resource={resource} field={field.name} record={{ [field.name]: content }} />
  );
  return (
    <>
      <Typography ref={summary} tabIndex={-1} role="status" sx={{ fontWeight: 600, outline: 'none' }}>
        {said.join(' · ')}
      </Typography>
      <List dense disablePadding>
        {[...Map.groupBy(refused, reasonOfRow)].map(([reason, group]) => (
          <Group key={reason} icon={<ErrorOutline color="error" />} title={`${reason} (${group.length})`} isOpen>
            {group.map((row) => (
              <li key={row.id}>{name(row)}</li>
            ))}
          </Group>
        ))}
        {updated.length > 0 ? (
          <Group
            icon={<CheckCircle color="success" />}
            title={translate('bulk_edit.each')}
            isOpen={!isDone && updated.length <= 5}
          >
            {updated.map((row) => {
              const change = row.changes?.[field.name];
              return (
                <li key={row.id}>
                  {name(row)}
                  {change ? (
                    <>
                      : {value(change.from)} → {value(change.to)}
                    </>
                  ) : null}
                </li>
              );
            })}
          </Group>
        ) : null}
        {same.length > 0 ? (
          <Group
            icon={<RemoveCircleOutline color="disabled" />}
            title={translate('bulk_edit.same', { smart_count: same.length })}
          >
            {same.map((row) => (
              <li key={row.id}>{name(row)}</li>
            ))}
          </Group>
        ) : null}
      </List>
    </>
  );
}

interface GroupProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

function Group({ icon, title, isOpen = false, children }: GroupProps) {
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', overflowWrap: 'anywhere' }}>
      <ListItemIcon sx={{ minWidth: 36, mt: 0.5 }}>{icon}</ListItemIcon>
      <ListItemText disableTypography>
        <details open={isOpen}>
          <Typography component="summary" variant="body2" sx={{ cursor: 'pointer' }}>
            {title}
          </Typography>
          <Box component="ul" sx={{ typography: 'body2', m: 0, pl: 2.5, maxHeight: 240, overflowY: 'auto' }}>
            {children}
          </Box>
        </details>
      </ListItemText>
    </ListItem>
  );
}

interface RecordLinkProps {
  readonly resource: Resource;
  readonly records: readonly RaRecord[];
  readonly row: EditedRow;
}

function RecordLink({ resource, records, row: { id } }: RecordLinkProps) {
  const recordTitle = useRecordTitle();
  const createPath = useCreatePath();
  const record = records.find((one) => String(one.id) === id) ?? { id };
  const type = resource.actions.includes('show') ? 'show' : 'edit';
  return (
    <Link className="plain-text" to={createPath({ resource: resource.name, type, id })} target="_blank">
      {recordTitle(resource.title, record)}
    </Link>
  );
}
