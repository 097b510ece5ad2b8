'use client'

import { useState } from 'react'
import { DeleteQuestion } from '../ui/DeleteQuestion'
import { useList } from './listContext'
import type { ListRow } from './listRow'

type Props = {
  row: ListRow | null
  slug: string
  onClose: () => void
}

/** Confirms deleting the record of a row. */
export const DeleteDialog = ({ row, slug, onClose }: Props) => {
  const { retry } = useList()
  // The name stays readable while the dialog fades out.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const shown = row ?? last

  return (
    <DeleteQuestion
      open={row !== null}
      name={shown?.name ?? ''}
      slug={slug}
      id={shown?.id}
      onClose={onClose}
      onDeleted={retry}
    />
  )
}
