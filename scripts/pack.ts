// npm run pack: packs the tool's packages. Usage: node scripts/pack.ts <folder for the tarballs>
import { resolve } from 'node:path';
import { packTool } from './pack/pack-tool.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Name a folder for the tarballs: node scripts/pack.ts <folder>');
  process.exit(2);
}
process.exit(await packTool(resolve(folder)));
