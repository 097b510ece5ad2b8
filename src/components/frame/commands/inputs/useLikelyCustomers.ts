'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'
import type { Similar } from '@/domain/customers/similar'

/** Whom a tender names without a customer, and customers who may be the same. */
export type Named = { name: string; email: string; phone: string; likely: Similar[] }

const NOBODY: Named = { name: '', email: '', phone: '', likely: [] }

/**
 * What is known of the person a question is about.
 * @returns null until it is there, and for questions that ask something else
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
