'use client'

import { useEffect, useState } from 'react'
import { useWords } from '@/components/ui/useWords'
import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'
import { FactRows } from '../../ui/layout/FactRows'
import { Skeleton } from '../../ui/layout/Skeleton'
import { readApi } from '../../ui/requests/api'

const PARTS = {
  tenders: 'users.leaving.tenders',
  companies: 'companies.plural',
  approvals: 'users.leaving.approvals',
  actions: 'todos.plural',
  programs: 'apiClients.plural',
} as const satisfies Record<string, MessageKey>
type Parts = Partial<Record<keyof typeof PARTS, number>>

/** Counts of a leaving user's open work, loaded in the dialog of the command `depart`. */
export const LeftBehindFacts = ({ id }: { id: Id }) => {
  const { t, format } = useWords()
  const [parts, setParts] = useState<Parts | null>(null)
  useEffect(() => {
    const abort = new AbortController()
    readApi<{ parts: Parts }>(`/api/users/${id}/leave`, abort.signal)
      .then((found) => setParts(found.parts))
      // The dialog works without them.
      .catch(() => abort.signal.aborted || setParts({}))
    return () => abort.abort()
  }, [id])
  if (parts === null) return <Skeleton height="64px" />
  const some = (Object.keys(PARTS) as (keyof typeof PARTS)[]).filter((part) => parts[part])
  if (some.length === 0) return <p className="text-soft">{t('users.leaving.nothing')}</p>
  return (
    <FactRows
      rows={some.map((part) => [
        t(PARTS[part]),
        <bdi key={part} dir="ltr">
          {format.count(parts[part] ?? 0)}
        </bdi>,
      ])}
    />
  )
}
