import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import { Box, Button, IconButton, Stack, ToggleButton, ToggleButtonGroup } from '@mui/material';
import type { Resource } from '@tuyen/model';
import { useTranslate } from 'react-admin';
import { canNest } from './comparisons.ts';
import { DEEPEST } from './condition-tree.ts';
import { ConditionRow } from './condition-row.tsx';
import { type DraftGroup, type DraftMember, isDraftGroup, nextKey } from './draft.ts';

interface ConditionGroupProps {
  readonly resource: Resource;
  readonly group: DraftGroup;
  readonly label: string;
  readonly depth: number;
  readonly full: boolean;
  readonly checked: boolean;
  readonly onChange: (group: DraftGroup) => void;
  /** Called with the key of a condition that was just added and gets the focus. */
  readonly onAdd: (key: string) => void;
  readonly onRemove?: () => void;
}

/** Renders the conditions of a group below each other, and the groups in it. */
export function ConditionGroupFields(props: ConditionGroupProps) {
  const { resource, group, label, depth, full, checked, onChange, onAdd, onRemove } = props;
  const translate = useTranslate();
  const nests = canNest(resource);
  const add = (member: (key: string) => DraftMember, focused: (key: string) => string) => {
    const key = nextKey(group);
    onChange({ ...group, members: [...group.members, member(key)] });
    onAdd(focused(key));
  };
  const replace = (changed: DraftMember) =>
    onChange({ ...group, members: group.members.map((one) => (one.key === changed.key ? changed : one)) });
  const remove = (index: number) => onChange({ ...group, members: group.members.filter((_, at) => at !== index) });
  return (
    <Box role="group" aria-label={label} sx={depth > 1 ? NESTED : OUTER}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        {nests ? (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={translate('conditions.joined')}
            value={group.joined}
            onChange={(_event, joined: DraftGroup['joined'] | null) => joined && onChange({ ...group, joined })}
          >
            <ToggleButton value="all">{translate('conditions.all')}</ToggleButton>
            <ToggleButton value="any">{translate('conditions.any')}</ToggleButton>
          </ToggleButtonGroup>
        ) : null}
        {onRemove ? (
          <IconButton
            aria-label={`${translate('conditions.remove_group')}: ${label}`}
            onClick={onRemove}
            sx={{ '&&': { ml: 'auto' } }}
          >
            <Close fontSize="small" />
          </IconButton>
        ) : null}
      </Stack>
      {group.members.map((member, index) =>
        isDraftGroup(member) ? (
          <ConditionGroupFields
            {...props}
            key={member.key}
            group={member}
            label={`${translate('conditions.group')} ${numberOf(group, index)}`}
            depth={depth + 1}
            onChange={replace}
            onRemove={() => remove(index)}
          />
        ) : (
          <ConditionRow
            key={member.key}
            resource={resource}
            condition={member}
            label={`${translate('conditions.condition')} ${numberOf(group, index)}`}
            checked={checked}
            onChange={replace}
            onRemove={() => remove(index)}
          />
        ),
      )}
      <Stack direction="row" spacing={1}>
        <Button size="small" startIcon={<Add />} disabled={full} onClick={() => add(newCondition, (key) => key)}>
          {translate('conditions.add')}
        </Button>
        {nests && depth < DEEPEST ? (
          <Button
            size="small"
            startIcon={<Add />}
            disabled={full}
            onClick={() => add(newGroup(group), (key) => `${key}.0`)}
          >
            {translate('conditions.add_group')}
          </Button>
        ) : null}
      </Stack>
    </Box>
  );
}

export const newCondition = (key: string): DraftMember => ({ key, field: '', operator: '', value: undefined });

/** A group in a group joins its conditions the other way. Otherwise it would change nothing. */
const newGroup =
  ({ joined }: DraftGroup) =>
  (key: string): DraftMember => ({
    key,
    joined: joined === 'all' ? 'any' : 'all',
    members: [newCondition(`${key}.0`)],
  });

/** Returns the place of a member in the numbering of the group: `2`, or `1.2` in the first member of the outer group. */
function numberOf({ key }: DraftGroup, index: number): string {
  return [
    ...key
      .split('.')
      .slice(1)
      .map((part) => Number(part) + 1),
    index + 1,
  ].join('.');
}

const OUTER = { display: 'grid', gap: 1.5 } as const;

const NESTED = {
  ...OUTER,
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
