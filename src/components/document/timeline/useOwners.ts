'use client'

import { useEffect, useState } from 'react'

import { readApi } from '@/components/ui/requests/api'
import type { ActionSubject } from '@/domain/actions/actions'

type Person = { id: number; name: string }

/** Who can be given an action on such a record; nobody until that is known. */
export const useOwners = (subject: ActionSubject): readonly Person[] => {
  const [people, setPeople] = useState<readonly Person[]>([])
  useEffect(() => {
    const abort = new AbortController()
    readApi<{ docs: Person[] }>(`/api/actions/owners?subject=${subject}`, abort.signal)
      .then(({ docs }) => setPeople(docs))
      .catch(() => undefined)
    return () => abort.abort()
  }, [subject])
  return people
}
