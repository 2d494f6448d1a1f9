import Delete from '@mui/icons-material/DeleteOutlined';
import Description from '@mui/icons-material/DescriptionOutlined';
import Image from '@mui/icons-material/ImageOutlined';
import { Box, IconButton, Link, ListItem, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useTranslate } from 'react-admin';
import { useFormats } from '../format/use-formats.ts';
import { useOpenUpload } from '../uploads/use-upload-link.ts';
import { type Attachment, sizeText } from './attachments.ts';

interface AttachmentItemProps {
  readonly file: Attachment;
  readonly onRemove: () => Promise<void>;
}

export function AttachmentItem({ file, onRemove }: AttachmentItemProps) {
  const { url, name, type, size, at, by, remove } = file;
  const translate = useTranslate();
  const formats = useFormats();
  const open = useOpenUpload();
  const [asked, setAsked] = useState(false);
  const Icon = type.startsWith('image/') ? Image : Description;
  const facts = [sizeText(size, formats.number), formats.dateTime(at), by].filter(Boolean).join(' · ');
  return (
    <ListItem disableGutters sx={{ alignItems: 'flex-start', gap: 1.25, py: 0.75, breakInside: 'avoid' }}>
      <Icon aria-hidden fontSize="small" sx={{ color: 'text.secondary', mt: 0.25 }} />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Link
          component="button"
          type="button"
          variant="body2"
          sx={{ textAlign: 'start', overflowWrap: 'anywhere' }}
          onClick={() => void open(url)}
        >
          {name}
        </Link>
        <Typography variant="caption" color="text.secondary" component="p">
          {facts}
        </Typography>
      </Box>
      {remove ? (
        <IconButton
          size="small"
          sx={{ displayPrint: 'none' }}
          aria-label={translate('attachments.remove', { name })}
          onClick={() => setAsked(true)}
        >
          <Delete fontSize="small" />
        </IconButton>
      ) : null}
      <Confirm
        isOpen={asked}
        title={translate('attachments.remove', { name })}
        content={translate('attachments.remove_text')}
        onConfirm={() => {
          setAsked(false);
          void onRemove();
        }}
        onClose={() => setAsked(false)}
      />
    </ListItem>
  );
}
