'use client'

import { useEffect, useState } from 'react'
import { fieldsOf, type CommandBody } from '@/catalog/commands/bodies/body'
import { readApi } from '../../../ui/requests/api'
import type { Id } from '@/domain/shared/idOf'

/** A selectable user. */
export type PersonChoice = { id: number; name: string }

/** Endpoint of the selectable users; null for other dialogs. */
const addressOf = (slug: string, id: Id | null, asked: CommandBody): string | null => {
  const inputs = fieldsOf(asked).map(([, { input }]) => input)
  if (inputs.includes('heir')) return id === null ? null : `/api/${slug}/${id}/leave`
  if (inputs.includes('owner')) return `/api/${slug}/owners`
  return inputs.includes('approver') && id !== null ? `/api/${slug}/${id}/approvers` : null
}

/**
 * Fetches users from an endpoint.
 * @param address URL of the endpoint; null to fetch nothing
 * @returns null while loading; an empty list if they cannot be read
 */
export const usePeopleAt = (address: string | null): readonly PersonChoice[] | null => {
  const [people, setPeople] = useState<readonly PersonChoice[] | null>(null)
  useEffect(() => {
    if (address === null) return
    const abort = new AbortController()
    readApi<{ docs: PersonChoice[] }>(address, abort.signal)
      .then(({ docs }) => setPeople(docs))
      .catch(() => abort.signal.aborted || setPeople([]))
    return () => abort.abort()
  }, [address])
  return people
}

/**
 * The selectable users for a dialog.
 * @param args.id of the record; null for many of them
 * @returns null while loading, and for other dialogs
 */
export const usePeople = ({
  slug,
  id,
  asked,
}: {
  slug: string
  id: Id | null
  asked: CommandBody
}): readonly PersonChoice[] | null => usePeopleAt(addressOf(slug, id, asked))
