import { Box, Button } from '@mui/material';
import { textIn, type Field } from '@tuyen/model';
import { useEffect, useMemo, useRef } from 'react';
import { Form, RecordContextProvider, useLocale, useRecordContext, useResourceContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { omitEmptyDeep } from '../../data/omit-empty.ts';
import { renderField } from '../../elements/render-element.tsx';
import { WritingContext } from '../../inputs/choice/choosing.ts';
import { useModel } from '../../model/model-context.tsx';
import { Unsaved } from '../../unsaved/unsaved.tsx';
import { interpreterFor } from '../../validation/interpreter.ts';
import { resolverOver } from '../../validation/resolver.ts';
import type { PossibleAction } from './queue-actions.ts';

interface InlineActionProps {
  readonly possible: PossibleAction;
  readonly onDone: (input: object) => void;
}

/** Single focused input of an action. A barcode scanner types into it and ends with Enter. */
export default function InlineAction({ possible: { action }, onDone }: InlineActionProps) {
  const language = useLocale();
  const { kinds } = useModel();
  const resource = useResourceContext() ?? '';
  const id = useRecordContext()?.id;
  const box = useRef<HTMLDivElement>(null);
  const { name, schema, input } = action;
  const resolver = useMemo(() => (schema ? resolverOver(interpreterFor(schema, kinds)) : undefined), [schema, kinds]);
  const writing = useMemo(
    () => ({ resource, id, ...('answer' in action ? { operation: name } : { transition: name }) }),
    [resource, id, action, name],
  );
  useEffect(() => box.current?.querySelector('input')?.focus(), []);
  return (
    <RecordContextProvider value={NO_RECORD}>
      <Form<FieldValues>
        record={NO_RECORD}
        onSubmit={(values: FieldValues) => onDone(omitEmptyDeep(values))}
        {...(resolver && { resolver })}
        disableInvalidFormNotification
        noValidate
      >
        <Unsaved />
        <Box ref={box} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start', px: 2, pt: 1 }}>
          <WritingContext value={writing}>
            <Box sx={{ flex: '1 1 220px', minWidth: 0, maxWidth: 420 }}>
              {input.map((field: Field) => renderField(field, language))}
            </Box>
          </WritingContext>
          <Button type="submit" variant="contained" sx={{ mt: 1 }}>
            {textIn(action.label, language)}
          </Button>
        </Box>
      </Form>
    </RecordContextProvider>
  );
}

/** Hides the record of the queue from the input, which would otherwise start with a value of that record. */
const NO_RECORD = {};
