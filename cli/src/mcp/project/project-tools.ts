import type { StartedKind } from '@tuyen/generator/start';
import type { Commands } from '../../explain/explanation.ts';
import type { Tool } from '../tool.ts';
import { changesTool } from './changes-tool.ts';
import { projectDocuments } from './documents.ts';
import { explainTool } from './explain-tool.ts';
import { generateTool } from './generate-tool.ts';
import { lintTool } from './lint-tool.ts';
import { newTool } from './new-tool.ts';
import { projectTool } from './project-tool.ts';
import { schemaTool } from './schema-tool.ts';

export interface ProjectTools {
  readonly root: string;
  readonly write: boolean;
  readonly commands: Commands;
  readonly ofResource: readonly StartedKind[];
}

export const WRITING_PROJECT_TOOLS: readonly string[] = ['new'];

export function projectTools({ root, write, commands, ofResource }: ProjectTools): readonly Tool[] {
  const documents = projectDocuments(root);
  return [
    projectTool(root, documents),
    ...(documents.length > 0 ? [schemaTool(root, documents)] : []),
    lintTool(root),
    explainTool(root, commands),
    generateTool(root, write, documents),
    changesTool(root),
    ...(write ? [newTool(root, documents, ofResource)] : []),
  ];
}
