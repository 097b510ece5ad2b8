'use client'

import { DeleteQuestion } from '../../ui/overlay/DeleteQuestion'
import { useLastShown } from '../../ui/overlay/useLastShown'
import { useList } from '../listContext'
import type { ListRow } from '@/present/list/cell'

type Props = {
  row: ListRow | null
  slug: string
  onClose: () => void
}

/** Confirms deleting the record of a row. */
export const DeleteDialog = ({ row, slug, onClose }: Props) => {
  const { retry } = useList()
  const shown = useLastShown(row)

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
