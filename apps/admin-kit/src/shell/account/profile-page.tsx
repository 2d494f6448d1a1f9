import { useNamedOffices, useOfficeId, useProfile } from '../../auth/session-context.tsx';
import type { StaffProfile } from '../../auth/session.ts';
import { readFieldErrors } from '@tuyen/model/client';
import { PageHeading } from '../../layout/page-heading.tsx';
import { Box, FormControlLabel, Paper, Switch, Typography } from '@mui/material';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { HttpError, useNotify, useStore } from 'react-admin';
import { useTranslation } from 'react-i18next';
import { useDefinition } from '../definition/definition-context.tsx';
import { useServices } from '../services/services-context.tsx';
import { AccountForm } from './account-form.tsx';
import { checks } from './checks.ts';

export function ProfilePage() {
  const { t } = useTranslation();
  const profile = useProfile();
  const { renewProfile } = useServices();
  useEffect(() => void renewProfile(), [renewProfile]);
  return (
    <>
      <PageHeading title={t('profile.title')} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start', mb: 3 }}>
        {profile ? <Facts profile={profile} /> : null}
        <Password />
        <Keys />
      </Box>
    </>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} sx={{ p: 2, minWidth: 0 }}>
      <Typography id={id} component="h2" variant="subtitle1" sx={{ fontWeight: 600, mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

function Keys() {
  const { t } = useTranslation();
  const [on, setOn] = useStore('keys', true);
  return (
    <Part title={t('keys.title')}>
      <FormControlLabel
        control={<Switch checked={on} onChange={(_, checked) => setOn(checked)} />}
        label={t('keys.on')}
      />
      <Typography variant="body2" color="text.secondary">
        {t('keys.hint')}
      </Typography>
    </Part>
  );
}

function Facts({ profile }: { readonly profile: StaffProfile }) {
  const { t } = useTranslation();
  const offices = useNamedOffices();
  const { resource } = useDefinition().accounts;
  const isSignInName = Object.values(profile.sign_in).includes(profile.email);
  const facts: readonly (readonly [label: string, value: ReactNode])[] = [
    ['profile.full_name', profile.full_name],
    ...Object.entries(profile.sign_in).map(
      ([field, value]) => [`resources.${resource}.fields.${field}`, value ?? '–'] as const,
    ),
    ...(isSignInName || profile.email === null ? [] : [['profile.email', profile.email] as const]),
    ...(offices.length > 0 ? [['profile.offices', <Offices key="offices" profile={profile} />] as const] : []),
  ];
  return (
    <Part title={t('profile.facts')}>
      <Box component="dl" sx={{ m: 0 }}>
        {facts.map(([label, value]) => (
          <Box key={label} sx={{ mb: 1.5 }}>
            <Typography component="dt" variant="body2" color="text.secondary">
              {t(label)}
            </Typography>
            <Typography component="dd" sx={{ m: 0, overflowWrap: 'anywhere' }}>
              {value}
            </Typography>
          </Box>
        ))}
      </Box>
      {profile.is_superuser ? <Typography variant="body2">{t('profile.superuser')}</Typography> : null}
    </Part>
  );
}

function Offices({ profile }: { readonly profile: StaffProfile }) {
  const { t } = useTranslation();
  const current = useOfficeId();
  return (
    <ul style={{ margin: 0, paddingInlineStart: '1.1em' }}>
      {useNamedOffices().map(({ id, name }) => {
        const marks = [
          ...(id === current ? [t('profile.current')] : []),
          ...(profile.is_admin && id === profile.office_id ? [t('profile.admin')] : []),
        ];
        return <li key={id}>{marks.length > 0 ? `${name} (${marks.join(', ')})` : name}</li>;
      })}
    </ul>
  );
}

function Password() {
  const { t } = useTranslation();
  const notify = useNotify();
  const { http } = useServices();
  const [problem, setProblem] = useState<string | null>(null);
  const [times, setTimes] = useState(0);
  const change = async (values: Record<string, string>) => {
    setProblem(null);
    try {
      const body = { password: values['present'], new_password: values['password'] };
      await http.send('auth/change-password', { method: 'POST', body });
      notify('profile.done', { type: 'success' });
      setTimes(times + 1);
    } catch (error) {
      setProblem(error instanceof HttpError ? reasonIn(error) : t('errors.unexpected'));
    }
  };
  return (
    <Part title={t('profile.password')}>
      <Typography variant="body2" sx={{ mb: 2 }}>
        {t('profile.intro')}
      </Typography>
      <AccountForm
        key={times}
        focuses={false}
        fields={[
          {
            name: 'present',
            label: t('profile.present'),
            type: 'password',
            autoComplete: 'current-password',
            check: checks.password,
          },
          {
            name: 'password',
            label: t('profile.new'),
            type: 'password',
            autoComplete: 'new-password',
            check: checks.newPassword,
          },
          {
            name: 'repeated',
            label: t('profile.repeated'),
            type: 'password',
            autoComplete: 'new-password',
            check: checks.repeated,
          },
        ]}
        submit="profile.submit"
        problem={problem}
        onSubmit={change}
      />
    </Part>
  );
}

function reasonIn({ message, body }: HttpError): string {
  const errors = Object.values(readFieldErrors(body));
  return errors.length > 0 ? errors.join(' ') : message;
}
