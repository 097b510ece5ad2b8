'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'

/** Somebody who may be asked. */
export type ApproverChoice = { id: number; name: string }

/**
 * Who can be asked for what a question is about.
 * @returns null until it is known, and for questions that ask something else
 */
export const useApprovers = (args: {
  slug: string
  id: Id
  asked: CommandBody
}): ApproverChoice[] | null => {
  const { slug, id, asked } = args
  const [approvers, setApprovers] = useState<ApproverChoice[] | null>(null)
  const isAsked = fieldsOf(asked).some(([, { input }]) => input === 'approver')
  useEffect(() => {
    if (!isAsked) return
    const abort = new AbortController()
    readApi<{ docs: ApproverChoice[] }>(`/api/${slug}/${id}/approvers`, abort.signal)
      .then(({ docs }) => setApprovers(docs))
      .catch(() => abort.signal.aborted || setApprovers([]))
    return () => abort.abort()
  }, [slug, id, isAsked])
  return approvers
}
