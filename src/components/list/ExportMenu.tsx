'use client'

import { ExportButton } from './ExportButton'
import { useList } from './listContext'
import { searchOf } from '@/present/list/listState'

type Props = {
  /** The company the list belongs to by its address. */
  scope?: number
}

/** Takes everything the list finds along as a file, in its columns and order. */
export const ExportMenu = ({ scope }: Props) => {
  const { slug, state } = useList()
  const addressOf = (format: string) => {
    const asked = new URLSearchParams(searchOf(state))
    asked.set('format', format)
    if (scope !== undefined) asked.set('scope', String(scope))
    return `/api/${slug}/export?${asked}`
  }
  return <ExportButton addressOf={addressOf} />
}
