'use client'

import Link from 'next/link'

import { entityOf } from '@/catalog'
import { generalList, pagesOf } from '@/catalog/links'
import { fillPath } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'
import type { MessageKey } from '@/i18n/messages'

import { useWords } from '../useWords'

/** Records that prevent a deletion, by kind, as in the refusal `inUse`. */
export type Holder = { collection: string; field: string; count: number }

type Props = { id: Id; holders: readonly Holder[]; hasOthers: boolean }

/** The list of those records: all of a kind, or for company-specific lists that of the company. */
const listOf = ({ collection, field }: Holder, id: Id): string | null => {
  const general = generalList(collection)
  if (general) return `${general.href}?where[${field}][equals]=${id}`
  const entity = entityOf(collection)
  const [ofCompany] = entity && field === 'company' ? pagesOf(entity, 'list') : []
  return ofCompany ? fillPath(ofCompany.path, [id]) : null
}

/** The records that still use a record, by kind, with links. */
export const UsedBy = ({ id, holders, hasOthers }: Props) => {
  const { t, format } = useWords()
  return (
    <ul className="used-by">
      {holders.map((holder) => {
        const words = entityOf(holder.collection)?.words ?? ''
        const href = listOf(holder, id)
        const text = `${t(`${words}.plural` as MessageKey)}: ${format.count(holder.count)}`
        return (
          <li key={`${holder.collection} ${holder.field}`}>
            {href ? (
              <Link className="text-link" href={href} prefetch={false}>
                {text}
              </Link>
            ) : (
              text
            )}
          </li>
        )
      })}
      {hasOthers && <li>{t('list.usedByOthers')}</li>}
    </ul>
  )
}
