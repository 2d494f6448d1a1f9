import Close from '@mui/icons-material/Close';
import { Box, Button, ButtonBase, IconButton } from '@mui/material';
import { useState } from 'react';
import { useListContext, useResourceContext, useTranslate } from 'react-admin';
import { WHERE } from '../../../data/query.ts';
import { useResource } from '../../../model/model-context.tsx';
import { ConditionDialog } from './condition-dialog.tsx';
import { MemberText } from './condition-text.tsx';
import { groupIn, whereOf, withoutMember } from './condition-tree.ts';

/** Shows the conditions of a list. Each can be edited and removed. */
export function ConditionChips({ where }: { readonly where: unknown }) {
  const translate = useTranslate();
  const resource = useResource(useResourceContext());
  const { filterValues, displayedFilters, setFilters } = useListContext();
  const [edited, setEdited] = useState<number>();
  const group = groupIn(where);
  const change = (next: object | undefined) => {
    const { [WHERE]: _, ...others } = filterValues;
    setFilters(next ? { ...others, [WHERE]: next } : others, displayedFilters);
  };
  if (!resource) return null;
  return (
    <Box role="group" aria-label={translate('conditions.title')} sx={CHIPS}>
      {group === undefined ? <Box sx={{ ...CHIP, px: 1.5 }}>{translate('conditions.other')}</Box> : null}
      {group?.joined === 'any' && group.members.length > 1 ? <span>{translate('conditions.any')}:</span> : null}
      {group?.members.map((member, index) => (
        // The position is the identity of a condition: two equal conditions differ in nothing else.
        // oxlint-disable-next-line react/no-array-index-key
        <Box key={index} sx={CHIP}>
          <ButtonBase aria-haspopup="dialog" onClick={() => setEdited(index)} sx={TEXT}>
            <MemberText resource={resource} member={member} />
          </ButtonBase>
          <IconButton
            size="small"
            aria-label={`${translate('conditions.remove')} ${index + 1}`}
            onClick={() => change(whereOf(withoutMember(group, index)))}
          >
            <Close fontSize="inherit" />
          </IconButton>
        </Box>
      ))}
      <Button size="small" onClick={() => change(undefined)}>
        {translate('conditions.clear')}
      </Button>
      {edited === undefined ? null : <ConditionDialog at={edited} onClose={() => setEdited(undefined)} />}
    </Box>
  );
}

const CHIPS = {
  display: 'flex',
  displayPrint: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  mb: 1,
  typography: 'body2',
} as const;

const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 32,
  maxWidth: '100%',
  border: 1,
  borderColor: 'divider',
  borderRadius: 4,
  bgcolor: 'background.paper',
} as const;

const TEXT = {
  flexWrap: 'wrap',
  justifyContent: 'flex-start',
  columnGap: 0.5,
  minWidth: 0,
  minHeight: 30,
  pl: 1.5,
  borderRadius: 4,
  font: 'inherit',
  textAlign: 'left',
  overflowWrap: 'anywhere',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
