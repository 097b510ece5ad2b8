'use client'

import dynamic from 'next/dynamic'

import type { ListRow } from '@/present/list/cell'
import { useLastShown } from '@/components/ui/overlay/useLastShown'
import { useList } from '../listContext'

// Loaded on first use.
const DeleteQuestion = dynamic(() =>
  import('@/components/ui/overlay/DeleteQuestion').then((module) => module.DeleteQuestion),
)

type Props = {
  row: ListRow | null
  slug: string
  onClose: () => void
}

/** Confirms deleting the record of a row. */
export const DeleteDialog = ({ row, slug, onClose }: Props) => {
  const { retry } = useList()
  const shown = useLastShown(row)
  if (!shown) return null
  return (
    <DeleteQuestion
      open={row !== null}
      name={shown.name}
      slug={slug}
      id={shown.id}
      onClose={onClose}
      onDeleted={retry}
    />
  )
}
