import FormatBold from '@mui/icons-material/FormatBold';
import FormatClear from '@mui/icons-material/FormatClear';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import FormatListNumbered from '@mui/icons-material/FormatListNumbered';
import FormatQuote from '@mui/icons-material/FormatQuote';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Redo from '@mui/icons-material/Redo';
import Title from '@mui/icons-material/Title';
import Undo from '@mui/icons-material/Undo';
import { Box, ToggleButton } from '@mui/material';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useTranslate } from 'react-admin';
import type { ComponentType } from 'react';
import { LinkButton } from './link-button.tsx';

interface Command {
  readonly name: string;
  readonly icon: ComponentType<{ fontSize: 'small' }>;
  readonly active: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => unknown;
}

const never = () => false;

const COMMANDS: readonly Command[] = [
  {
    name: 'heading',
    icon: Title,
    active: (e) => e.isActive('heading', { level: 3 }),
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    name: 'bold',
    icon: FormatBold,
    active: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: FormatItalic,
    active: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  {
    name: 'underline',
    icon: FormatUnderlined,
    active: (e) => e.isActive('underline'),
    run: (e) => e.chain().focus().toggleUnderline().run(),
  },
  {
    name: 'bullet_list',
    icon: FormatListBulleted,
    active: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'ordered_list',
    icon: FormatListNumbered,
    active: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'quote',
    icon: FormatQuote,
    active: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
  { name: 'clear', icon: FormatClear, active: never, run: (e) => e.chain().focus().unsetAllMarks().clearNodes().run() },
  { name: 'undo', icon: Undo, active: never, run: (e) => e.chain().focus().undo().run() },
  { name: 'redo', icon: Redo, active: never, run: (e) => e.chain().focus().redo().run() },
];

export function RichTextToolbar() {
  const editor: Editor | null = useTiptapEditor();
  return editor ? <Commands editor={editor} /> : null;
}

function Commands({ editor }: { readonly editor: Editor }) {
  const translate = useTranslate();
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => COMMANDS.map((command) => command.active(current)),
  });
  return (
    <Box
      role="toolbar"
      aria-label={translate('rich_text.toolbar')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 0.5 }}
    >
      {COMMANDS.map(({ name, icon: Icon, run }, index) => (
        <ToggleButton
          key={name}
          size="small"
          value={name}
          selected={active[index] ?? false}
          disabled={!editor.isEditable}
          aria-label={translate(`rich_text.${name}`)}
          title={translate(`rich_text.${name}`)}
          onClick={() => run(editor)}
          sx={{ width: 34, height: 34, p: 0 }}
        >
          <Icon fontSize="small" />
        </ToggleButton>
      ))}
      <LinkButton editor={editor} />
    </Box>
  );
}
