import { Link } from '@tiptap/extension-link';
import type { EditorOptions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { RichTextInput } from 'ra-input-rich-text';
import { useSourceContext, useTranslateLabel, useResourceContext } from 'react-admin';
import { useMemo } from 'react';
import { inputRest, type KitInputProps } from '../input-props.ts';
import { isSafeAddress } from '@tuyen/model/client';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

export default function RichTextEditor(given: KitInputProps) {
  const props = inputRest(given);
  const resource = useResourceContext();
  const { getLabel } = useSourceContext();
  const label = useTranslateLabel()({
    source: props.source,
    ...(resource ? { resource } : {}),
    label: props.label || getLabel(props.source),
  });
  const name = typeof label === 'string' ? label : props.source;
  const { isRequired = false } = props;
  const options = useMemo(() => editorOptions(name, isRequired), [name, isRequired]);
  return <RichTextInput {...props} fullWidth editorOptions={options} toolbar={<RichTextToolbar />} sx={STYLES} />;
}

function editorOptions(label: string, required: boolean): Partial<EditorOptions> {
  return {
    // Disables the editor's own styles. The editor would insert them as a style element, which the content security
    // policy blocks. This file contains the same CSS rules instead.
    injectCSS: false,
    extensions: [
      StarterKit.configure({ link: false }),
      Link.configure({
        openOnClick: false,
        autolink: false,
        HTMLAttributes: { rel: 'noopener noreferrer', target: null },
        isAllowedUri: (address) => isSafeAddress(address),
      }),
    ],
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(required ? { 'aria-required': 'true' } : {}),
      },
    },
  };
}

const STYLES = {
  '& .ProseMirror': {
    minHeight: 140,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
    outlineOffset: 2,
    position: 'relative',
  },
  '& .ProseMirror-gapcursor': { display: 'none', position: 'absolute' },
  '& .ProseMirror-hideselection *::selection': { background: 'transparent' },
  '& .ProseMirror img.ProseMirror-separator': { display: 'inline', border: 'none', margin: 0, width: 0, height: 0 },
} as const;
