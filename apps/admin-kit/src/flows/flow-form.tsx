import { Box } from '@mui/material';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form, HttpError, useDataProvider } from 'react-admin';
import { isObject } from '@tuyen/model';
import type { FieldValues } from 'react-hook-form';
import { attemptFor, randomKey, readFieldErrors, type IdempotentAttempt } from '@tuyen/model/client';
import { codeOf } from '../data/errors.ts';
import type { KitDataProvider } from '../data/data-provider.ts';
import { useToday } from '../format/use-today.ts';
import { FieldChecks, useCheckedResolver } from '../inputs/field-checks.tsx';
import { WritingContext } from '../inputs/choice/choosing.ts';
import { useModel } from '../model/model-context.tsx';
import { interpreterFor } from '../validation/interpreter.ts';
import { resolverOver } from '../validation/resolver.ts';
import { flowBody, firstAnswers } from './answers.ts';
import { ConfirmationsProvider, useConfirmations } from './confirmations.tsx';
import { draftStore } from './draft.ts';
import { FlowDone, type Done } from './flow-done.tsx';
import { fieldsOf, useFlow } from './flow-context.ts';
import { focusWhenDrawn } from './focus-when-drawn.ts';
import { FlowTill } from './flow-till.tsx';
import { Pending } from './pending.tsx';
import { KeepDraft } from './keep-draft.tsx';
import type { PriceRejection } from './use-price.ts';

interface FlowFormProps {
  readonly owner: string;
  readonly onNext: () => void;
  readonly children: ReactNode;
}

export function FlowForm({ owner, onNext, children }: FlowFormProps) {
  const flow = useFlow();
  const { task, submit } = flow;
  const today = useToday();
  const { kinds } = useModel();
  const dataProvider = useDataProvider<KitDataProvider>();
  const draft = useMemo(() => draftStore(sessionStorage, flow, owner), [flow, owner]);
  const [stored] = useState(() => draft.read());
  const [defaults] = useState<FieldValues>(() => ({ ...firstAnswers(flow, today), ...stored?.answers }));
  const [attempt, setAttempt] = useState<IdempotentAttempt | undefined>(stored?.attempt);
  const [pending, setPending] = useState(stored?.attempt !== undefined);
  const [refusal, setRefusal] = useState<PriceRejection>();
  const [received, setReceived] = useState<number | null>(null);
  const [done, setDone] = useState<Done>();
  const find = useMemo(
    () => interpreterFor({ type: 'object', allOf: flow.steps.map(({ schema }) => schema) }, kinds),
    [flow, kinds],
  );
  const resolver = useMemo(
    () => resolverOver((values) => find(isObject(values) ? flowBody(flow, values) : {})),
    [find, flow],
  );
  const checked = useCheckedResolver(resolver);
  const writing = useMemo(
    () => ({ resource: task.resource, ...(task.operation !== undefined && { operation: task.operation }) }),
    [task],
  );
  const steps = useRef<HTMLDivElement>(null);
  const [first] = fieldsOf(flow);
  useEffect(() => {
    if (!first || !steps.current) return undefined;
    return focusWhenDrawn(steps.current, first.name);
  }, [first]);

  const confirmations = useConfirmations();
  const send = async (next: IdempotentAttempt) => {
    setRefusal(undefined);
    setAttempt(next);
    draft.write({ answers: JSON.parse(next.body), attempt: next });
    try {
      const headers = { 'idempotency-key': next.key };
      const body: unknown = JSON.parse(next.body);
      const answer: unknown = await dataProvider.call(submit.path, { method: 'POST', body, headers });
      draft.clear();
      setDone({ answer: isObject(answer) ? answer : {}, received });
      return undefined;
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      const unknown = error.status === 0 || error.status >= 500;
      setPending(unknown);
      if (unknown) return undefined;
      setAttempt(undefined);
      draft.write({ answers: JSON.parse(next.body) });
      const errors = readFieldErrors(error.body);
      const asked = fieldsOf(flow).map(({ name }) => name);
      if (Object.keys(errors).some((path) => asked.includes(path.split('.')[0] ?? ''))) return errors;
      setRefusal({ code: codeOf(error.body), message: error.message, fields: {} });
      return undefined;
    }
  };
  if (done) return <FlowDone done={done} onNext={onNext} />;
  return (
    <Form<FieldValues>
      resolver={checked.resolver}
      defaultValues={defaults}
      record={NO_RECORD}
      onSubmit={async (values: FieldValues) => {
        if (!(await confirmations.confirmed())) return undefined;
        const body = { ...flowBody(flow, values), ...confirmations.agreed() };
        return send(attemptFor(attempt, JSON.stringify(body), randomKey));
      }}
      disableInvalidFormNotification
      noValidate
    >
      <FieldChecks checks={checked.checks}>
        <KeepDraft store={draft} attempt={pending ? attempt : undefined} />
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' },
          }}
        >
          <WritingContext.Provider value={writing}>
            <ConfirmationsProvider value={confirmations.register}>
              <Box ref={steps} sx={{ minWidth: 0 }} inert={pending}>
                {children}
              </Box>
            </ConfirmationsProvider>
          </WritingContext.Provider>
          {confirmations.dialog}
          {pending && attempt ? (
            <Pending
              onSend={() => send(attempt)}
              onDiscard={() => {
                draft.clear();
                onNext();
              }}
            />
          ) : (
            <FlowTill
              find={find}
              refusal={refusal}
              received={received}
              onReceived={setReceived}
              onClear={() => {
                draft.clear();
                onNext();
              }}
            />
          )}
        </Box>
      </FieldChecks>
    </Form>
  );
}

const NO_RECORD = {};
