import MoreVert from '@mui/icons-material/MoreVert';
import { IconButton, Menu, MenuItem } from '@mui/material';
import { holds, relatedValues, textIn, type Operation, type Resource, type Transition } from '@tuyen/model';
import { useState } from 'react';
import { useGetRecordRepresentation, useLocale, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { useMay, useMaySlug } from '../auth/session-context.tsx';
import { useResource, useResources } from '../model/model-context.tsx';
import { createAddress } from '../record/list-address.ts';
import { canOf, useRecordAllows } from '../record/record-can.ts';
import { possibleTransitions } from '../workflow/possible-transitions.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const OperationDialog = lazyComponent(() => import('../operations/operation-dialog.tsx'));
const TransitionDialog = lazyComponent(() => import('../workflow/transition-dialog.tsx'));

export function hasRowMenu({ workflow, operations = [], related = [] }: Resource): boolean {
  return (
    workflow?.transitions.some(({ by }) => by.includes('staff')) === true ||
    operations.some(({ on }) => on === 'record') ||
    related.some(({ create }) => create)
  );
}

export function RowMenu() {
  const translate = useTranslate();
  const language = useLocale();
  const name = useResourceContext() ?? '';
  const title = useGetRecordRepresentation(name);
  const record = useRecordContext();
  const resource = useResource(name);
  const { moves, operations } = useActions(resource);
  const creations = useCreations(resource);
  const { pathname } = useLocation();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [chosen, setChosen] = useState<Transition | Operation | null>(null);
  if (!record || !resource || moves.length + operations.length + creations.length === 0) return null;
  const shown = title(record);
  return (
    <span
      role="presentation"
      onClick={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <IconButton
        size="small"
        aria-haspopup="menu"
        aria-label={translate('related.actions', { name: typeof shown === 'string' ? shown : record.id })}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ displayPrint: 'none' }}
      >
        <MoreVert fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {[...moves, ...operations].map((action) => (
          <MenuItem
            key={action.name}
            onClick={() => {
              setAnchor(null);
              setChosen(action);
            }}
          >
            {textIn(action.label, language)}
          </MenuItem>
        ))}
        {creations.map(({ label, address }) => (
          <MenuItem key={address} component={Link} to={address} state={{ back: pathname }}>
            {textIn(label, language)}
          </MenuItem>
        ))}
      </Menu>
      {chosen ? (
        'answer' in chosen ? (
          <OperationDialog operation={chosen} onClose={() => setChosen(null)} />
        ) : resource.workflow ? (
          <TransitionDialog transition={chosen} workflow={resource.workflow} onClose={() => setChosen(null)} />
        ) : null
      ) : null}
    </span>
  );
}

function useActions(resource: Resource | undefined) {
  const record = useRecordContext() ?? { id: '' };
  const may = useMaySlug();
  const allows = useRecordAllows();
  // Omits transitions that record the print of a copy, because printing the document triggers them.
  const copies = canOf(record)?.prints?.map((print) => print.copies?.transition) ?? [];
  const { workflow, module = '', operations = [] } = resource ?? {};
  const moves = workflow ? possibleTransitions(workflow, module, record, may) : [];
  return {
    moves: moves.filter(({ name }) => allows(name) && !copies.includes(name)),
    operations: operations.filter(
      ({ name, on, slug, when }) => on === 'record' && may(slug) && holds(when, record) && allows(name),
    ),
  };
}

function useCreations(resource: Resource | undefined) {
  const record = useRecordContext() ?? { id: '' };
  const may = useMay();
  const lists = (resource?.related ?? []).filter((list) => list.create !== undefined && may(list.resource, 'create'));
  const targets = useResources(lists.map((list) => list.resource));
  return lists.flatMap((list) => {
    const target = targets.find(({ name }) => name === list.resource);
    if (!target) return [];
    const possible = (list.create ?? []).filter(({ when }) => holds(when, record));
    return possible.map(({ label, values }) => ({
      label,
      address: createAddress(target.name, relatedValues(list, target, record, values)),
    }));
  });
}
