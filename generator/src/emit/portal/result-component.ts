import type { Flow, Model } from '@tuyen/model';
import type { GeneratedFile } from '../generated-file.ts';
import { portalPartName } from '../own-pages.ts';
import { Imports } from '../print/imports.ts';
import { attributes, literal } from '../print/jsx.ts';
import { banner } from '../print/module.ts';
import { component, KIT, pageKey, PROJECT, tag, type Part } from './component-parts.ts';
import { factsConstant } from './facts.ts';

export function resultComponent(model: Model, flow: Flow, folder: string, endpoint: string): GeneratedFile {
  const path = `${folder}/result.gen.tsx`;
  return {
    path,
    sources: [flow.source],
    resource: flow.name,
    slice: [flow.name, flow.source, flow.result, flow.result?.facts.length ? model.resources : []],
    print: () => {
      const imports = new Imports(portalPartName(flow.name, 'result'), 'FACTS', 'PENDING');
      return printed(model, { flow, path, imports, statements: [] }, endpoint);
    },
    format: true,
  };
}

function printed(model: Model, part: Part, endpoint: string): string {
  const { flow, imports } = part;
  const { result } = flow;
  const facts = result?.body === undefined ? factsConstant(model, flow, imports) : '';
  const pending = result?.pending ? `const PENDING = ${literal(result.pending)};\n\n` : '';
  const asked = `${literal(endpoint)}${result?.pending ? ', PENDING' : ''}`;
  const waiting = waitingTag(part);
  const usesLanguage = result?.body !== undefined || result?.otherwise !== undefined;
  const props = usesLanguage ? `${imports.type(KIT, 'PageProps')}<${imports.type(PROJECT, 'Language')}>` : '';
  const shown = loaded(part);
  const useResult = imports.value(KIT, 'useResult');
  const words = result?.otherwise ? `const words = ${imports.value(KIT, 'useWords')}();\n` : '';
  return [
    banner(flow.source, `Edit that file, or own this: \`tuyen eject ${flow.name} result\`.`),
    imports.print(),
    `\n${facts}${pending}`,
    `export default function ${portalPartName(flow.name, 'result')}(${usesLanguage ? `{ language }: ${props}` : ''}) {\n`,
    words,
    `const result = ${useResult}(${asked});\n`,
    `if (result.state !== 'loaded') {\nreturn ${waiting};\n}\n`,
    `return (<div className="sheet narrow">${shown}</div>);\n}\n`,
  ].join('');
}

function loaded(part: Part): string {
  const { result, name } = part.flow;
  if (result?.body !== undefined) {
    const Body = component.import(part, result.body);
    return `<${Body} language={language} id={result.id} answer={result.answer} late={result.late} />`;
  }
  const texts = attributes({
    title: result?.title ? `pages.${name}.result.title` : `pages.${name}.title`,
    text: result?.text && `pages.${name}.result.text`,
  });
  return tag(part, 'LoadedResult', [
    texts.trim(),
    ...(result?.facts.length ? ['facts={FACTS}'] : []),
    'answer={result.answer}',
  ]);
}

function waitingTag(part: Part): string {
  const { flow, imports } = part;
  const otherwise = flow.result?.otherwise;
  if (!otherwise) return tag(part, 'WaitingResult', ['result={result}']);
  const Waiting = imports.value(KIT, 'WaitingResult');
  const href = `${imports.value(PROJECT, 'pathIn')}(language, ${literal(otherwise.to)})`;
  const link = `<a className="f-button" href={${href}}>{words.t(${literal(pageKey(flow, 'result.otherwise'))})}</a>`;
  return `(<${Waiting} result={result}>${link}</${Waiting}>)`;
}
