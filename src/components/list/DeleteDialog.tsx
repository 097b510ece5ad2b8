'use client'

import { useState } from 'react'
import { DeleteQuestion } from '../ui/DeleteQuestion'
import { useList } from './listContext'
import type { ListRow } from './listRow'

type Props = {
  row: ListRow | null
  /** The REST path of the collection. */
  from: string
  onClose: () => void
}

/** Confirms deleting the record of a row. */
export const DeleteDialog = ({ row, from, onClose }: Props) => {
  const { retry } = useList()
  // The name stays readable while the dialog fades out.
  const [last, setLast] = useState(row)
  if (row && row !== last) setLast(row)
  const shown = row ?? last

  return (
    <DeleteQuestion
      open={row !== null}
      name={shown?.name ?? ''}
      url={`${from}/${shown?.id}?depth=0`}
      onClose={onClose}
      onDeleted={retry}
    />
  )
}
