import { InputHelp, useMaySlug, useModel, type KitInputProps } from '@tuyen/admin-kit';
import type { PermissionAction, PermissionModule } from '@tuyen/model';
import { Box, Checkbox, FormControlLabel, FormHelperText, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { useInput, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePermissionNames } from '../../permissions/use-permission-names.ts';
import { barOf, withModule } from './grantable.ts';

export function PermissionMatrixInput({ source, helperText }: KitInputProps) {
  const translate = useTranslate();
  const { permissions } = useModel();
  const holds = useMaySlug();
  const { field, fieldState } = useInput({
    source,
    format: (value: unknown) => value ?? [],
    parse: (value: unknown) => value,
  });
  const chosen: readonly string[] = field.value;
  const types: readonly string[] = useWatch({ name: 'organisation_types' }) ?? [];
  const [wanted, setWanted] = useState('');
  const bar = (action: PermissionAction) => barOf(action, permissions, types, holds);
  const slugs = permissions.modules.flatMap(({ actions }) => actions.map(({ slug }) => slug));
  const text = (module: PermissionModule) =>
    [moduleName(module), ...module.actions.map(actionName)].join(' ').toLocaleLowerCase('vi');
  const { moduleName, actionName } = usePermissionNames();

  return (
    <Box role="group" aria-labelledby="permission-matrix" sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', mb: 1 }}>
        <Typography id="permission-matrix" variant="body2" color="text.secondary">
          {translate('permissions.selected', {
            count: chosen.filter((slug) => slugs.includes(slug)).length,
            total: slugs.length,
          })}
        </Typography>
        <TextField
          label={translate('permissions.search')}
          value={wanted}
          onChange={(event) => setWanted(event.target.value)}
          fullWidth={false}
          margin="none"
        />
      </Box>
      <FormHelperText error={fieldState.invalid} sx={{ mb: 1 }}>
        <InputHelp error={fieldState.error?.message} help={helperText} />
      </FormHelperText>
      {permissions.modules
        .filter((module) => text(module).includes(wanted.toLocaleLowerCase('vi')))
        .map((module) => (
          <ModuleRow
            key={module.name}
            name={moduleName(module)}
            module={module}
            chosen={chosen}
            bar={bar}
            actionName={actionName}
            onChange={(next) => field.onChange(next)}
          />
        ))}
    </Box>
  );
}

interface ModuleRowProps {
  readonly name: string;
  readonly module: PermissionModule;
  readonly chosen: readonly string[];
  readonly bar: (action: PermissionAction) => ReturnType<typeof barOf>;
  readonly actionName: (action: PermissionAction) => string;
  readonly onChange: (chosen: readonly string[]) => void;
}

function ModuleRow({ name, module, chosen, bar, actionName, onChange }: ModuleRowProps) {
  const translate = useTranslate();
  const free = (action: PermissionAction) => bar(action) === undefined;
  const ticked = module.actions.filter(({ slug }) => chosen.includes(slug)).length;
  const some = ticked > 0 && ticked < module.actions.length;
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '220px minmax(0, 1fr)' },
        borderTop: 1,
        borderColor: 'divider',
        py: 0.5,
      }}
    >
      <FormControlLabel
        label={<Typography sx={{ fontWeight: 600 }}>{name}</Typography>}
        control={
          <Checkbox
            checked={ticked === module.actions.length}
            indeterminate={some}
            inputRef={(input: HTMLInputElement | null) => {
              // Sets `indeterminate` on the input element itself. MUI sets only an ARIA attribute, so the browser would
              // announce the box as checked or unchecked.
              if (input) input.indeterminate = some;
            }}
            disabled={!module.actions.some(free)}
            onChange={(_, on) => onChange(withModule(chosen, module, on, free))}
            slotProps={{ input: { 'aria-label': translate('permissions.select_module', { module: name }) } }}
          />
        }
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1 }}>
        {module.actions.map((action) => {
          const reason = bar(action);
          const on = chosen.includes(action.slug);
          return (
            <FormControlLabel
              key={action.slug}
              label={actionName(action)}
              title={reason ? translate(`permissions.${reason}`) : undefined}
              control={
                <Checkbox
                  size="small"
                  checked={on}
                  // The user can still remove a permission from the role if the role's office types no longer allow it.
                  disabled={reason !== undefined && !(on && reason === 'not_for_group')}
                  onChange={() =>
                    onChange(on ? chosen.filter((slug) => slug !== action.slug) : [...chosen, action.slug])
                  }
                />
              }
            />
          );
        })}
      </Box>
    </Box>
  );
}
