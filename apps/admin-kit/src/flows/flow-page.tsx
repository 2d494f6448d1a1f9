import { useState, type ReactNode } from 'react';
import { useLocale } from 'react-admin';
import { textIn } from '@tuyen/model';
import { useOfficeId, useProfile } from '../auth/session-context.tsx';
import { PageHeading } from '../layout/page-heading.tsx';
import { useModel } from '../model/model-context.tsx';
import { FlowField } from './flow-field.tsx';
import { FlowForm } from './flow-form.tsx';
import { FlowProvider, type StaffFlow } from './flow-context.ts';
import { FlowStep } from './flow-step.tsx';

interface FlowPageProps {
  readonly name: string;
  readonly children?: ReactNode;
}

/** Renders the page of a staff flow. Without children, shows all its steps. */
export function FlowPage({ name, children }: FlowPageProps) {
  const flow = useStaffFlow(name);
  const language = useLocale();
  const account = useProfile()?.id;
  const office = useOfficeId();
  const [customer, setCustomer] = useState(0);
  if (!flow) return null;
  return (
    <FlowProvider value={flow}>
      <PageHeading title={textIn(flow.title, language)} />
      <FlowForm key={customer} owner={`${account} ${office}`} onNext={() => setCustomer((before) => before + 1)}>
        {children ?? flow.steps.map((step) => <ModelStep key={step.name} step={step} />)}
      </FlowForm>
    </FlowProvider>
  );
}

function ModelStep({ step }: { readonly step: StaffFlow['steps'][number] }) {
  return (
    <FlowStep name={step.name}>
      {step.fields.map((field) => (
        <FlowField key={field.name} name={field.name} />
      ))}
    </FlowStep>
  );
}

function useStaffFlow(name: string): StaffFlow | undefined {
  return useModel().flows.find((one): one is StaffFlow => one.name === name && one.task !== undefined);
}
