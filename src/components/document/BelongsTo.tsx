'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

import { idOf } from '@/domain/shared/idOf'

import type { RelatedRecord, RelatedRecords } from '@/present/record/documentProps'
import { useWordsOfRecord } from './useWordsOfRecord'

type Props = { fields: readonly string[]; related: RelatedRecords }

/**
 * Kind of the record and its parent (company, tender, card), with links. The separator is outside
 * of `bdi`: it follows the page's direction, not the name's.
 */
export const BelongsTo = ({ fields, related }: Props) => {
  const { id, data } = useDocumentInfo()
  const router = useRouter()
  const { singular } = useWordsOfRecord()
  const idIn = (field: string) => idOf(data?.[field])
  const isOld = fields.some((field) => id && idIn(field) !== (related[field]?.id ?? null))
  // A save changed the parent, whose name the page does not know yet.
  useEffect(() => {
    if (isOld) router.refresh()
  }, [isOld, router])

  const known = fields.flatMap((field): [string, RelatedRecord][] => {
    const one = related[field]
    return one && one.id === idIn(field) ? [[field, one]] : []
  })
  const { unconnectedName } = (data ?? {}) as { unconnectedName?: unknown }
  const isUnregistered = typeof unconnectedName === 'string' && unconnectedName !== ''
  if (!id) return null
  return (
    <>
      <span>{singular}</span>
      {isUnregistered && (
        <span>
          <bdi>{unconnectedName}</bdi>
        </span>
      )}
      {known.map(([field, { name, href }]) =>
        href ? (
          <Link key={field} className="text-link" href={href} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <span key={field}>
            <bdi>{name}</bdi>
          </span>
        ),
      )}
    </>
  )
}
