'use client'

import { useDocumentInfo, useForm } from '@payloadcms/ui'

import { DeleteQuestion } from '@/components/ui/DeleteQuestion'

type Props = { open: boolean; name: string; onClose: () => void; onDeleted: () => void }

/** Asks before the record of the page goes; what was typed into it goes along. */
export const DeleteRecord = ({ open, name, onClose, onDeleted }: Props) => {
  const { id, collectionSlug } = useDocumentInfo()
  const { setModified } = useForm()
  return (
    <DeleteQuestion
      open={open}
      name={name}
      url={`/api/${collectionSlug}/${id}?depth=0`}
      onClose={onClose}
      onDeleted={() => {
        setModified(false)
        onDeleted()
      }}
    />
  )
}
