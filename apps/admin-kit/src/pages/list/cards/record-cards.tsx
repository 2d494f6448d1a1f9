import { valueAt, type Resource } from '@tuyen/model';
import { Box, Link } from '@mui/material';
import { createElement, type ReactNode } from 'react';
import {
  ListNoResults,
  RecordContextProvider,
  TextField,
  useCreatePath,
  useListContext,
  useResourceContext,
  useTranslateLabel,
  type RaRecord,
} from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { useResource } from '../../../model/model-context.tsx';
import { useSelectable } from '../use-selectable.ts';
import type { ColumnElement } from '../../../elements/columns-in.ts';
import { useCanAction } from '../../../record/can-action.ts';
import { whyNotDeleted } from '../../../record/record-can.ts';
import { HIDDEN } from '../../../layout/hidden.ts';
import { SelectBox } from '../../../theme/select-box.tsx';
import { cardFields } from './card-fields.ts';
import { isEmpty } from '../../../record/is-empty.ts';
import { stateFieldOf } from '../../../record/state-field.ts';
import { useTitleOf } from '../../../record/title-of.ts';
import { LinksContext } from '../../../fields/choice/links-context.ts';

export interface RecordCardsProps {
  readonly columns: readonly ColumnElement[];
  readonly hidden: readonly string[];
  readonly opens: 'show' | 'edit' | undefined;
  readonly selects: boolean;
  readonly preview: ReactNode;
}

export default function RecordCards({ columns, hidden, opens, selects, preview }: RecordCardsProps) {
  const { data, isPending, sort } = useListContext<RaRecord>();
  const resource = useResource(useResourceContext());
  const canAction = useCanAction();
  const { several, isRowSelectable } = useSelectable();
  if (isPending) return null;
  if (!data?.length) return <ListNoResults />;
  const visible = columns.filter(({ props }) => !hidden.includes(props.source ?? ''));
  const isOrder = ({ props }: ColumnElement) => props.source === sort.field;
  const canSelect = canAction('delete') || several;
  // Puts the field that the list is sorted by first, so that each card shows it.
  const shown = [...visible.filter(isOrder), ...visible.filter((column) => !isOrder(column))];
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {data.map((record) => (
        <RecordContextProvider key={record.id} value={record}>
          <Card
            columns={shown}
            resource={resource}
            record={record}
            opens={opens}
            selects={selects && canSelect ? isRowSelectable : undefined}
            preview={preview}
          />
        </RecordContextProvider>
      ))}
    </Box>
  );
}

interface CardProps {
  readonly columns: readonly ColumnElement[];
  readonly resource: Resource | undefined;
  readonly record: RaRecord;
  readonly opens: 'show' | 'edit' | undefined;
  readonly selects: ((record: RaRecord) => boolean) | undefined;
  readonly preview: ReactNode;
}

function Card({ columns, resource, record, opens, selects, preview }: CardProps) {
  const title = useTitleOf(record);
  const name = useResourceContext() ?? '';
  const label = useTranslateLabel();
  const pathTo = useCreatePath();
  const stateField = stateFieldOf(resource)?.name;
  const isInTitle = (source: string) => resource?.title.includes(`{${source}}`) ?? false;
  const state = columns.find(({ props }) => props.source === stateField);
  const fields = cardFields(
    columns.filter(
      ({ props: { source = '' } }) => source !== stateField && !isInTitle(source) && isFilled(record, source),
    ),
    resource,
  );
  return (
    <Box component="li" sx={CARD}>
      <LinksContext value={false}>
        <Box sx={HEAD}>
          {selects ? <Select record={record} selectable={selects(record)} /> : null}
          {opens ? (
            <Link
              component={RouterLink}
              to={pathTo({ resource: name, id: record.id, type: opens })}
              underline="none"
              color="text.primary"
              sx={TITLE}
            >
              {title}
            </Link>
          ) : (
            <Box component="span" sx={NAME}>
              {title}
            </Box>
          )}
          <Box sx={{ flexShrink: 0, ml: 'auto' }}>{state ? valueOf(state, record) : null}</Box>
          {preview ? <Box sx={PREVIEW}>{preview}</Box> : null}
        </Box>
        <Box component="dl" sx={FIELDS}>
          {fields.map(({ column, place }) => (
            <Box key={column.props.source} sx={PLACES[place]}>
              <Box component="dt" sx={HIDDEN}>
                {label({ source: column.props.source ?? '', resource: name, label: column.props.label })}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, minHeight: 24, overflowWrap: 'anywhere' }}>
                {valueOf(column, record)}
              </Box>
            </Box>
          ))}
        </Box>
      </LinksContext>
    </Box>
  );
}

function Select({ record, selectable }: { readonly record: RaRecord; readonly selectable: boolean }) {
  const { selectedIds, onToggleItem } = useListContext();
  const why = selectable ? undefined : whyNotDeleted(record);
  return (
    <Box sx={SELECT} {...(why ? { title: why } : {})}>
      <SelectBox
        record={record}
        selectable={selectable}
        selected={selectedIds.includes(record.id)}
        onToggle={() => onToggleItem(record.id)}
      />
    </Box>
  );
}

function valueOf({ props: { children, render, field, source = '' } }: ColumnElement, record: RaRecord): ReactNode {
  if (children !== undefined && children !== null) return children;
  if (render) return render(record);
  return field ? createElement(field, { source }) : <TextField source={source} />;
}

function isFilled(record: RaRecord, source: string): boolean {
  const value = valueAt(record, source);
  return value !== false && !isEmpty(value);
}

const CARD = {
  position: 'relative',
  px: 1.5,
  py: 1.25,
  minHeight: 56,
  '& + &': { borderTop: 1, borderColor: 'divider' },
  '&:active': { bgcolor: 'action.hover' },
  '& dd a': { position: 'relative', zIndex: 1 },
} as const;

const HEAD = { display: 'flex', gap: 1, alignItems: 'center' } as const;

/**
 * Puts the checkbox above the link that covers the whole card, so that it can be clicked. The margins align it with the
 * texts.
 */
const SELECT = { position: 'relative', zIndex: 1, flexShrink: 0, m: '-9px -9px -9px -11px' } as const;

const PREVIEW = { position: 'relative', zIndex: 1, flexShrink: 0, m: '-5px -8px -5px -4px' } as const;

const NAME = { fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' } as const;

const TITLE = {
  ...NAME,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
} as const;

const FIELDS = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: 2, m: 0 } as const;

/** Two lines: who and how much, what and when. */
const PLACES = {
  name: { gridArea: '1 / 1' },
  amount: { gridArea: '1 / 2', justifySelf: 'end', '& *': { fontWeight: 600 } },
  kind: { gridArea: '2 / 1', '& *': { color: 'text.secondary' } },
  date: { gridArea: '2 / 2', justifySelf: 'end', '& *': { color: 'text.secondary' } },
} as const;
