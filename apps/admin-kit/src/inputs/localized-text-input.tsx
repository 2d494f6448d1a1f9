import { isObject, valueAt } from '@tuyen/model';
import { languageName } from '@tuyen/model/client';
import { Box, FormHelperText, Tab, Tabs, useMediaQuery, type Theme } from '@mui/material';
import { Children, cloneElement, isValidElement, useMemo, useState, type ReactElement, type ReactNode } from 'react';
import { SourceContextProvider, useResourceContext, useSourceContext, useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { isEmpty } from '../record/is-empty.ts';
import { messageAt } from '../validation/message-at.ts';
import type { KitInputProps } from './input-props.ts';
import { InputHelp } from './input-texts.tsx';

type LanguageInput = ReactElement<KitInputProps>;

/**
 * Asks for a text in each language. The children are the inputs of the languages, the default language first. A wide
 * screen shows one at a time, with a tab for each language; a narrow one shows them below each other.
 */
export function LocalizedTextInput({
  source,
  label,
  helperText,
  readOnly = false,
  children,
}: KitInputProps & { readonly children?: ReactNode }) {
  const resource = useResourceContext();
  const outer = useSourceContext();
  const translate = useTranslate();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));
  const path = outer.getSource(source);
  const { errors, submitCount } = useFormState({ name: path });
  const values: unknown = useWatch({ name: path });
  const inputs = Children.toArray(children).filter((child): child is LanguageInput => isValidElement(child));
  const languages = inputs.map(({ props }) => props.source);
  const [chosen, setChosen] = useState<{ readonly language: string; readonly submitCount: number }>();
  const inner = useMemo(
    () => ({
      getSource: (name: string) => (name ? `${path}.${name}` : path),
      getLabel: (name: string) => `resources.${resource}.fields.${path.replace(/\.\d+\./g, '.')}.${name}`,
    }),
    [path, resource],
  );
  const group = label === false ? '' : translate(label ?? outer.getLabel(source));
  const isWrong = (language: string) => messageAt(errors, `${path}.${language}`) !== undefined;
  const isMissing = (language: string) =>
    !isEmpty(values) && isEmpty(isObject(values) ? valueAt(values, language) : undefined);
  // After each attempt to save, the first language with an error is shown, because a hidden error cannot be fixed.
  const wrong = chosen?.submitCount === submitCount ? undefined : languages.find(isWrong);
  const shown = wrong ?? chosen?.language ?? languages[0];
  const message = messageAt(errors, path);
  const isTabbed = !isNarrow && languages.length > 1;
  return (
    <Box role="group" aria-label={group} sx={{ width: '100%', minWidth: 0 }}>
      {isTabbed ? (
        <Tabs
          value={shown}
          onChange={(_, language: string) => setChosen({ language, submitCount })}
          aria-label={group}
          sx={{ minHeight: 32, mb: 0.5 }}
        >
          {languages.map((language) => (
            <Tab
              key={language}
              value={language}
              sx={{ minHeight: 32, py: 0.5, textTransform: 'none', ...(isWrong(language) && { color: 'error.main' }) }}
              label={
                <span>
                  {languageName(language)}
                  {isMissing(language) ? <Missing /> : null}
                </span>
              }
            />
          ))}
        </Tabs>
      ) : null}
      <SourceContextProvider value={inner}>
        {inputs.map((input) => {
          const { source: language } = input.props;
          const name = languages.length > 1 ? `${group} (${languageName(language)})` : group;
          return (
            <Box key={language} sx={isTabbed && language !== shown ? { display: 'none' } : { '& + &': { mt: 1 } }}>
              {cloneElement(input, { label: name, resource: '', ...(readOnly && { readOnly }) })}
              {isNarrow && isMissing(language) ? (
                <FormHelperText sx={{ mt: -1, mb: 1 }}>{translate('form.missing_language')}</FormHelperText>
              ) : null}
            </Box>
          );
        })}
      </SourceContextProvider>
      {message !== undefined || helperText ? (
        <FormHelperText error={message !== undefined}>
          <InputHelp error={message} help={helperText ? translate(helperText) : false} />
        </FormHelperText>
      ) : null}
    </Box>
  );
}

/** Mark of a language without a text. */
function Missing() {
  const words = useTranslate()('form.missing_language');
  return (
    <Box component="span" title={words} sx={{ color: 'warning.main', ml: 0.75 }}>
      <span aria-hidden>●</span>
      <Box component="span" sx={UNSEEN}>{`, ${words}`}</Box>
    </Box>
  );
}

const UNSEEN = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clip: 'rect(0 0 0 0)',
  whiteSpace: 'nowrap',
} as const;
