import Add from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import {
  holds,
  relatedFilter,
  relatedValues,
  textIn,
  type RelatedCreate,
  type RelatedList,
  type Resource,
} from '@tuyen/model';
import { useListContext, useLocale, useTranslate, type RaRecord } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useCanAction } from '../record/can-action.ts';
import { createAddress, listAddress } from '../record/list-address.ts';
import { useListAllows } from '../record/record-can.ts';
import { useRelatedTitle } from './related-title.ts';
import { useResourceLabels } from '../record/resource-labels.ts';

interface RelatedHeadingProps {
  readonly id: string;
  readonly list: RelatedList;
  readonly target: Resource;
  readonly record: RaRecord;
  readonly owner: string;
}

export function RelatedHeading({ id, list, target, record, owner }: RelatedHeadingProps) {
  const translate = useTranslate();
  const title = useRelatedTitle(owner, list);
  const { total, data, isPending } = useListContext();
  // Some back ends do not say how many records there are.
  const none = !isPending && data?.length === 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: list.first ? 30 : 36,
        pl: 2,
        pr: 1,
        py: list.first || none ? 0.25 : 1,
      }}
    >
      <Typography id={id} component="h2" variant="subtitle1" sx={{ flex: '1 1 auto', fontWeight: 600 }}>
        {title}{' '}
        {total === undefined && !none ? null : (
          <Box component="span" sx={{ ml: 0.5, color: 'text.secondary', fontWeight: 400 }}>
            {none ? translate('related.empty') : total}
          </Box>
        )}
      </Typography>
      <Box sx={{ display: 'flex', displayPrint: 'none', gap: 1 }}>
        {total !== undefined && total > list.limit ? (
          <Button component={Link} size="small" to={listAddress(target.name, relatedFilter(list, record.id))}>
            {translate('related.show_all')}
          </Button>
        ) : null}
        <AddButtons list={list} target={target} record={record} />
      </Box>
    </Box>
  );
}

function AddButtons({ list, target, record }: Pick<RelatedHeadingProps, 'list' | 'target' | 'record'>) {
  const translate = useTranslate();
  const language = useLocale();
  const { oneInSentence } = useResourceLabels();
  const { pathname } = useLocation();
  const canAction = useCanAction();
  const allows = useListAllows();
  const asked = target.form.sections.some(({ fields }) => fields.includes(list.by));
  const settable = asked && target.fields.some(({ name, readOnly }) => name === list.by && !readOnly);
  if (!settable || !canAction('create') || allows('create') !== true) return null;
  const button = (label: string, values: RelatedCreate['values'] = {}) => (
    <Button
      key={label}
      component={Link}
      size="small"
      startIcon={<Add />}
      to={createAddress(target.name, relatedValues(list, target, record, values))}
      state={{ back: pathname }}
    >
      {label}
    </Button>
  );
  if (!list.create) return button(translate('ra.page.create', { name: oneInSentence }));
  const possible = list.create.filter(({ when }) => holds(when, record));
  return <>{possible.map(({ label, values }) => button(textIn(label, language), values))}</>;
}
