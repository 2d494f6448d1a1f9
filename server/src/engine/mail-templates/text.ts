import type { FilledBlock, FilledMail } from './filled-mail.ts';

export function plainTextOf({ blocks, sender }: FilledMail): string {
  const contact = [sender.hotline, sender.email].filter((part) => part).join(' · ');
  const footer = [sender.name, contact, sender.address].filter((line) => line).join('\n');
  return [...blocks.map(blockText), `-- \n${footer}`, ''].join('\n\n').trimEnd();
}

function blockText(block: FilledBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return block.text;
    case 'rows':
      return block.rows.map(({ label, text }) => `- ${label}: ${text}`).join('\n');
    case 'button':
      return `${block.label}: ${block.link}`;
  }
}
