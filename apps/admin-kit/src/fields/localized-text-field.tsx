import { isObject } from '@tuyen/model';
import { languageName } from '@tuyen/model/client';
import { Box } from '@mui/material';
import { useFieldValue } from 'react-admin';
import { useLocalized } from '../record/use-localized.ts';
import type { FieldProps } from './field-props.ts';
import { TextOf } from './text-of.tsx';

interface LocalizedTextFieldProps extends FieldProps {
  readonly multiline?: boolean;
  /** Whether to show the text in every language, as in a log of changes. */
  readonly everyLanguage?: boolean;
}

/** Shows a localized text in the reader's language. */
export function LocalizedTextField({ source, multiline = false, everyLanguage = false }: LocalizedTextFieldProps) {
  const value: unknown = useFieldValue({ source });
  const localized = useLocalized();
  if (everyLanguage && isObject(value))
    return (
      <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', columnGap: 1.5 }}>
        {Object.keys(value).map((language) => (
          <span key={language}>
            {languageName(language)}: <TextOf>{localized({ [language]: value[language] })}</TextOf>
          </span>
        ))}
      </Box>
    );
  return <TextOf {...(multiline && { sx: { whiteSpace: 'pre-wrap' } })}>{localized(value)}</TextOf>;
}
