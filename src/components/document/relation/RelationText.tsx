'use client'

import Link from 'next/link'
import { Fragment } from 'react'

import type { ChoiceRights } from '@/access/choiceRights'
import { useT } from '@/components/ui/useT'

import type { Chosen } from './useChoices'
import { useLinkOf } from './useLinkOf'
import { useNameOf } from './useNameOf'

type Props = { slug: string; chosen: readonly Chosen[]; rights: ChoiceRights; isOpen: boolean }

/** Chosen records as text, each a link to its page. */
export const RelationText = ({ slug, chosen, rights, isOpen }: Props) => {
  const t = useT()
  const nameOf = useNameOf(slug)
  const linkOf = useLinkOf(slug, rights)
  if (chosen.length === 0)
    // Whoever could choose but may not see what there is wonders why.
    return isOpen && !rights.read ? (
      <span className="relation__note">{t('picker.noRight')}</span>
    ) : (
      '–'
    )
  return chosen.map((one, at) => {
    const href = linkOf(one.choice)
    const name = nameOf(one)
    return (
      <Fragment key={one.id}>
        {at > 0 && ', '}
        {href ? (
          <Link href={href} prefetch={false}>
            <bdi>{name}</bdi>
          </Link>
        ) : one.isHidden ? (
          <span className="relation__note">{name}</span>
        ) : (
          <bdi>{name}</bdi>
        )}
      </Fragment>
    )
  })
}
