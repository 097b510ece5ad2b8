'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'

import { DeleteQuestion } from '../ui/overlay/DeleteQuestion'

type Props = { open: boolean; name: string; onClose: () => void; onDeleted: () => void }

/** Asks for confirmation before deleting the page's record, unsaved changes included. */
export const DeleteRecord = ({ open, name, onClose, onDeleted }: Props) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { setModified } = useForm()
  return (
    <DeleteQuestion
      open={open}
      name={name}
      slug={collectionSlug ?? ''}
      id={id}
      onClose={onClose}
      onDeleted={() => {
        setModified(false)
        onDeleted()
      }}
    />
  )
}
