'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { Button } from '../../ui/controls/Button'
import { MoreMenu } from '../../ui/overlay/MoreMenu'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import { AskedCommand } from './LaterCommand'
import { CommandItems } from './CommandItems'
import { commandWords } from '@/present/commands/commandWords'
import type { ShownOffer } from '@/present/commands/shownOffers'

type Props<Slug extends CommandSlug> = {
  slug: Slug
  id: Id
  recordName: string
  offers: readonly ShownOffer[]
  /** How many next steps stand as buttons of their own. */
  shown?: number
  /** Only next steps stand as buttons: what is seldom wanted waits behind ⋮. */
  isQuiet?: boolean
}

/** The commands of a record on a page that is no form: the next step as a button, the rest behind ⋮. */
export const CommandBar = <Slug extends CommandSlug>(props: Props<Slug>) => {
  const { slug, id, recordName, offers, shown = 1, isQuiet = false } = props
  const t = useT()
  const router = useRouter()
  const [asked, setAsked] = useState<string | null>(null)
  if (offers.length === 0) return null

  const next = offers.filter(({ isNext }) => isNext).slice(0, shown)
  // Where nothing is waited for, what can be done at all stands there, quietly.
  const lone = offers.filter(({ reason, makesNew }) => !reason && !makesNew).slice(0, 1)
  const alone = isQuiet ? [] : lone
  const buttons = next.length > 0 ? next : alone
  const rest = offers.filter((offer) => !buttons.includes(offer))
  return (
    <>
      {buttons.map(({ name, isNext }, place) => {
        const { label, icon: Icon } = commandWords(slug, name)
        return (
          <Button
            key={name}
            tone={isNext && place === 0 ? 'primary' : 'secondary'}
            icon={<Icon aria-hidden="true" size={18} />}
            onClick={() => setAsked(name)}
          >
            {t(label)}
          </Button>
        )
      })}
      {rest.length > 0 && (
        <MoreMenu>
          <CommandItems slug={slug} offers={rest} onAsk={setAsked} />
        </MoreMenu>
      )}
      <AskedCommand
        slug={slug}
        record={{ id, name: recordName }}
        asked={asked}
        offers={offers}
        onClose={() => setAsked(null)}
        onDone={() => router.refresh()}
      />
    </>
  )
}
