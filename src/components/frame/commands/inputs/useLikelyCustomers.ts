'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'
import type { Similar } from '@/domain/customers/similar'

/** The unregistered person named in a tender, and similar customers. */
export type Named = { name: string; email: string; phone: string; likely: Similar[] }

const NOBODY: Named = { name: '', email: '', phone: '', likely: [] }

/**
 * Likely customers for the record of a dialog.
 * @returns null while loading, and for other dialogs
 */
export const useLikelyCustomers = (args: {
  slug: string
  id: Id
  asked: CommandBody
}): Named | null => {
  const { slug, id, asked } = args
  const [named, setNamed] = useState<Named | null>(null)
  const isAsked = fieldsOf(asked).some(([, { input }]) => input === 'customer')
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    readApi<Named>(`/api/${slug}/${id}/likely-customers`, abort.signal)
      .then(setNamed)
      .catch(() => abort.signal.aborted || setNamed(NOBODY))
    return () => abort.abort()
  }, [slug, id, isAsked])
  return named
}
