import type { FlowFieldFile, FlowFile } from '../../generated/flow.ts';
import type { StartContext } from '../document-type.ts';

export function startFlow(context: StartContext): FlowFile {
  const { name, label, resource, fields, say } = context;
  const isForPortal = context.for === 'portal';
  const asked = isForPortal ? fields.map((field) => publicField(context, field)) : namesOf(context);
  const steps = [{ name: 'first', title: say({ en: 'First step', vi: 'Bước một' }), fields: asked }];
  if (!isForPortal) return { name, for: 'staff', title: label, steps, submit: { path: resource, shows: fields } };
  return {
    name,
    for: 'portal',
    route: `/${name}`,
    title: label,
    page: { navigation: label },
    result: { title: say({ en: 'We have received your answers', vi: 'Chúng tôi đã nhận được thông tin của bạn' }) },
    steps,
    submit: { path: `public/${resource}`, captcha: true, idempotent: true },
  };
}

const namesOf = ({ resource, fields }: StartContext): readonly string[] =>
  fields.map((field) => `${resource}.${field}`);

/** Visitors cannot read the records of a resource, so a reference gets its choices from a public endpoint. */
function publicField({ resource, references }: StartContext, name: string): string | FlowFieldFile {
  const field = `${resource}.${name}`;
  const target = references[name];
  return target === undefined ? field : { field, options: { path: `public/${target}` } };
}
