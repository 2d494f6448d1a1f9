import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState, type FormEvent } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import type { Resource } from '@tuyen/model';
import { WHERE } from '../../../data/query.ts';
import { useResource } from '../../../model/model-context.tsx';
import { usePhone } from '../../../theme/phone.ts';
import { comparableFields, comparisonsOf, isComplete } from './comparisons.ts';
import { ConditionGroupFields, newCondition } from './condition-group.tsx';
import { EMPTY_GROUP, groupIn, MOST_CONDITIONS, whereOf } from './condition-tree.ts';
import { type DraftCondition, type DraftGroup, draftOf, draftsIn, groupOf } from './draft.ts';

interface ConditionDialogProps {
  /** Position of the condition that gets the focus. By default, a new condition. */
  readonly at?: number | undefined;
  readonly onClose: () => void;
}

/** Builder of the conditions of a list. On a phone, it fills the screen. */
export function ConditionDialog({ at, onClose }: ConditionDialogProps) {
  const phone = usePhone();
  const title = useId();
  const resource = useResource(useResourceContext());
  if (!resource) return null;
  return (
    <Dialog open onClose={onClose} fullScreen={phone} fullWidth maxWidth="md" aria-labelledby={title}>
      <Builder resource={resource} title={title} at={at} onClose={onClose} />
    </Dialog>
  );
}

interface BuilderProps extends ConditionDialogProps {
  readonly resource: Resource;
  /** Id of the title. */
  readonly title: string;
}

function Builder({ resource, title, at, onClose }: BuilderProps) {
  const translate = useTranslate();
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const [draft, setDraft] = useState(() => withFirst(draftOf(groupIn(filterValues[WHERE]) ?? EMPTY_GROUP)));
  const [focused, setFocused] = useState(() => ({ key: `0.${at ?? Math.max(0, draft.members.length - 1)}` }));
  const [checked, setChecked] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const conditions = draftsIn(draft);

  const focusAdded = useEffectEvent((key: string) =>
    focusInput(
      form.current,
      conditions.find((condition) => condition.key === key),
    ),
  );
  useEffect(() => focusAdded(focused.key), [focused]);

  const apply = (next: DraftGroup) => {
    const { [WHERE]: _, ...others } = filterValues;
    const where = whereOf(groupOf(next));
    setFilters(where ? { ...others, [WHERE]: where } : others, displayedFilters);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const lacking = conditions.find((condition) => !isWhole(resource, condition));
    if (!lacking) return apply(draft);
    setChecked(true);
    focusInput(form.current, lacking);
  };
  return (
    <Box component="form" ref={form} noValidate onSubmit={submit} sx={FORM}>
      <DialogTitle id={title}>{translate('conditions.title')}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <ConditionGroupFields
          resource={resource}
          group={draft}
          label={translate('conditions.title')}
          depth={1}
          full={conditions.length >= MOST_CONDITIONS}
          checked={checked}
          onChange={setDraft}
          onAdd={(key) => setFocused({ key })}
        />
      </DialogContent>
      <DialogActions>
        <Button
          color="error"
          disabled={filterValues[WHERE] === undefined}
          onClick={() => apply({ ...draft, members: [] })}
          sx={{ mr: 'auto' }}
        >
          {translate('conditions.clear')}
        </Button>
        <Button onClick={onClose}>{translate('ra.action.cancel')}</Button>
        <Button type="submit" variant="contained">
          {translate('conditions.apply')}
        </Button>
      </DialogActions>
    </Box>
  );
}

/** An empty builder starts with a condition to fill in. */
function withFirst(draft: DraftGroup): DraftGroup {
  return draft.members.length > 0 ? draft : { ...draft, members: [newCondition(`${draft.key}.0`)] };
}

function isWhole(resource: Resource, { field, operator, value }: DraftCondition): boolean {
  const found = comparableFields(resource).find(({ name }) => name === field);
  const comparison = found && comparisonsOf(resource, found).find((one) => one.operator === operator);
  return comparison !== undefined && isComplete(comparison, value);
}

/** Focuses the value of a condition, or the select of its field while that is empty. */
function focusInput(form: HTMLElement | null, condition: DraftCondition | undefined): void {
  const inputs = form?.querySelectorAll<HTMLElement>(
    `[data-condition="${condition?.key}"] :is(input:not([aria-hidden]), [role=combobox]:not([aria-disabled]))`,
  );
  [...(inputs ?? [])].at(condition?.field === '' ? 0 : -1)?.focus();
}

const FORM = { display: 'flex', flexDirection: 'column', minHeight: 0, flex: '1 1 auto' } as const;
