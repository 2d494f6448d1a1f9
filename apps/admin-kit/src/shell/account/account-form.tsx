import Visibility from '@mui/icons-material/Visibility';
import VisibilityOff from '@mui/icons-material/VisibilityOff';
import { Alert, Button, IconButton, InputAdornment, Stack, TextField } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useForm } from 'react-hook-form';
import { CHECK_VALUES } from './checks.ts';

type Values = Record<string, string>;

export interface AccountField {
  readonly name: string;
  readonly label: string;
  readonly type: 'email' | 'tel' | 'text' | 'password';
  readonly autoComplete: string;
  readonly check: (value: string, values: Values) => true | string | boolean;
}

interface AccountFormProps {
  readonly fields: readonly AccountField[];
  readonly submit: string;
  readonly problem?: ReactNode;
  readonly focuses?: boolean;
  readonly onSubmit: (values: Values) => Promise<void>;
  readonly children?: ReactNode;
}

/** Returns the message of a failed sign-in. Here 401 and 422 mean a wrong account or password, not an expired session. */
export function signInProblem(error: unknown, t: (key: string) => string): string {
  const isServerMessage = error instanceof HttpError && error.status !== 401 && error.status !== 422;
  return isServerMessage ? error.message : t('auth.login_error.text');
}

export function AccountForm({ fields, submit, problem, focuses = true, onSubmit, children }: AccountFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, formState } = useForm<Values>({
    defaultValues: Object.fromEntries(fields.map(({ name }) => [name, ''])),
  });
  const [visible, setVisible] = useState<readonly string[]>([]);
  return (
    <Stack component="form" noValidate spacing={1.5} onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      {fields.map(({ name, label, type, autoComplete, check }, index) => {
        const message = formState.errors[name]?.message;
        return (
          <TextField
            key={name}
            id={`account-${name}`}
            label={label}
            type={visible.includes(name) ? 'text' : type}
            autoComplete={autoComplete}
            autoFocus={focuses && index === 0}
            margin="none"
            size="medium"
            sx={FIELD}
            error={message !== undefined}
            helperText={message ? t(message, { ...CHECK_VALUES, label }) : undefined}
            slotProps={{
              htmlInput: { 'aria-required': true },
              input: {
                endAdornment:
                  type === 'password' ? (
                    <PasswordToggle
                      isVisible={visible.includes(name)}
                      onToggle={() =>
                        setVisible(visible.includes(name) ? visible.filter((one) => one !== name) : [...visible, name])
                      }
                    />
                  ) : null,
              },
            }}
            {...register(name, { validate: (value, values) => check(value, values) })}
          />
        );
      })}
      <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting} fullWidth>
        {t(submit)}
      </Button>
      {children}
    </Stack>
  );
}

function PasswordToggle({ isVisible, onToggle }: { readonly isVisible: boolean; readonly onToggle: () => void }) {
  const translate = useTranslate();
  return (
    <InputAdornment position="end">
      <IconButton
        edge="end"
        aria-label={translate(isVisible ? 'ra.input.password.toggle_visible' : 'ra.input.password.toggle_hidden')}
        onClick={onToggle}
      >
        {isVisible ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
      </IconButton>
    </InputAdornment>
  );
}

/** Inputs of 44 px. */
const FIELD = {
  '& .MuiInputBase-input': { py: '12px', lineHeight: '20px', height: '20px' },
  '& .MuiInputLabel-root:not(.MuiInputLabel-shrink)': { transform: 'translate(14px, 12px)' },
} as const;
