'use client'

import { IconX } from '@tabler/icons-react'
import Link from 'next/link'

import type { Choice } from '@/catalog/choices'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'

import type { Chosen } from './useChoices'

type Props = {
  chosen: readonly Chosen[]
  nameOf: (chosen: Chosen) => string
  linkOf: (choice: Choice | undefined) => string | undefined
  onRemove: (id: Id) => void
}

/** The selected records of a field for several, each with a remove button. */
export const RelationChips = ({ chosen, nameOf, linkOf, onRemove }: Props) => {
  const t = useT()
  if (chosen.length === 0) return null
  return (
    <ul className="relation__chips">
      {chosen.map((one) => {
        const [name, href] = [nameOf(one), linkOf(one.choice)]
        return (
          <li key={one.id} className="relation__chip">
            {href ? (
              <Link href={href} prefetch={false}>
                <bdi>{name}</bdi>
              </Link>
            ) : (
              <bdi>{name}</bdi>
            )}
            <button
              aria-label={t('picker.remove', { name })}
              className="relation__remove"
              type="button"
              onClick={() => onRemove(one.id)}
            >
              <IconX aria-hidden="true" size={14} />
            </button>
          </li>
        )
      })}
    </ul>
  )
}
