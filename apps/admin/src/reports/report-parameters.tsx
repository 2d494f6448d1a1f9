import { DateInput, EnumInput, ReferenceSelect, useFormats, useMay } from '@tuyen/admin-kit';
import { Box, Button, Paper } from '@mui/material';
import { textIn } from '@tuyen/model';
import { Form, useLocale, useTranslate } from 'react-admin';
import { daysBetween } from './days-between.ts';
import type { Report, ReportParameter } from './report.ts';

type Values = Readonly<Record<string, string>>;

interface ReportParametersProps {
  readonly report: Report;
  readonly values: Values;
  readonly onAsk: (values: Values) => void;
}

export function ReportParameters({ report, values, onAsk }: ReportParametersProps) {
  const translate = useTranslate();
  const { readTime } = useFormats();
  const mayIn = useMay();
  const ask = (given: object) =>
    onAsk(
      Object.fromEntries(
        Object.entries(given).filter(([, value]) => value !== null && value !== undefined && value !== ''),
      ),
    );
  const check = (value: unknown, { from, to }: Readonly<Record<string, unknown>>) => {
    if (value && readTime(String(value), 'day') === undefined) return 'validation.format.date';
    if (typeof from !== 'string' || typeof to !== 'string' || !from || value !== to) return undefined;
    if (from > to) return 'reports.reversed';
    if (daysBetween(from, to) < report.longest_days) return undefined;
    return translate('reports.too_long', { days: report.longest_days });
  };
  const shown = report.parameters.filter(
    ({ kind, reference }) => kind !== 'reference' || mayIn(reference ?? '', 'list'),
  );
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 }, mb: 2 }}>
      <Form record={values} onSubmit={ask} sanitizeEmptyValues>
        <Box
          sx={{
            display: 'grid',
            columnGap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fill, minmax(200px, 1fr))' },
          }}
        >
          {shown.map((parameter) => (
            <Parameter key={parameter.name} parameter={parameter} check={check} />
          ))}
          <Button type="submit" variant="contained" sx={{ mt: 1, minHeight: 40 }}>
            {translate('reports.show')}
          </Button>
        </Box>
      </Form>
    </Paper>
  );
}

interface ParameterProps {
  readonly parameter: ReportParameter;
  readonly check: (value: unknown, all: Readonly<Record<string, unknown>>) => string | undefined;
}

function Parameter({ parameter, check }: ParameterProps) {
  const language = useLocale();
  const { name: source, kind } = parameter;
  const label = textIn(parameter.label, language);
  if (kind === 'date') return <DateInput source={source} label={label} validate={check} />;
  if (kind === 'reference')
    return <ReferenceSelect source={source} label={label} reference={parameter.reference ?? ''} />;
  return <EnumInput source={source} label={label} enum={parameter.enum ?? ''} />;
}
