'use client'

import { useRouter } from 'next/navigation'
import { useState, useTransition, type ReactNode } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { Button } from '../../ui/controls/Button'
import { MenuFold, MenuSeparator } from '../../ui/overlay/Menu'
import { MoreMenu } from '../../ui/overlay/MoreMenu'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import { useWhy } from '../why/useWhy'
import { AskedCommand } from './LaterCommand'
import './commandBar.css'
import { CommandItem, CommandItems } from './CommandItems'
import { usePageCommands } from './pageCommands'
import { commandWords } from '@/present/commands/commandWords'
import type { ShownOffer } from '@/present/commands/shownOffers'

type Props<Slug extends CommandSlug> = {
  slug: Slug
  id: Id
  recordName: string
  offers: readonly ShownOffer[]
  /** It is one of many records on the page: the palette does not offer its commands. */
  isRow?: boolean
  /** Number of next steps with their own buttons. */
  shown?: number
  /** Only next steps have buttons; rare commands are in the ⋮ menu. */
  isQuiet?: boolean
  /** Commands excluded by the record's state, with reasons: at the end of the menu. */
  excluded?: readonly ShownOffer[]
  /** Menu items before the commands. */
  children?: ReactNode
}

/**
 * The commands of a record outside of a form: the next step as a button, the rest in the ⋮ menu.
 */
export const CommandBar = <Slug extends CommandSlug>(props: Props<Slug>) => {
  const { slug, id, recordName, offers, shown = 1, excluded, children } = props
  const { isRow = false, isQuiet = false } = props
  const t = useT()
  const router = useRouter()
  const [asked, setAsked] = useState<string | null>(null)
  // Until the page is refreshed, its offers are outdated.
  const [isRefreshing, startRefresh] = useTransition()
  usePageCommands({ offers: isRow ? null : offers, slug, isOff: false, onAsk: setAsked })
  const why = useWhy(isRow ? null : { slug, id })
  if (offers.length === 0 && !children && isRow) return null

  const next = offers.filter(({ isNext }) => isNext).slice(0, shown)
  // Without a next step, the first possible command is shown as a secondary button.
  const lone = offers.filter(({ reason, makesNew }) => !reason && !makesNew).slice(0, 1)
  const alone = isQuiet ? [] : lone
  const buttons = next.length > 0 ? next : alone
  const others = offers.filter((offer) => !buttons.includes(offer))
  const rest = excluded ? others.filter(({ reason }) => reason === undefined) : others
  const off = excluded ? [...others.filter(({ reason }) => reason !== undefined), ...excluded] : []
  return (
    <>
      {buttons.map(({ name, isNext }, place) => {
        const { label, icon: Icon } = commandWords(slug, name)
        return (
          <Button
            key={name}
            className={place === 0 ? undefined : 'command-bar__beside'}
            busy={isRefreshing}
            tone={isNext && place === 0 ? 'primary' : 'secondary'}
            icon={<Icon aria-hidden="true" size={18} />}
            onClick={() => setAsked(name)}
          >
            {t(label)}
          </Button>
        )
      })}
      {(rest.length > 0 || off.length > 0 || children || why.item) && (
        <MoreMenu>
          {children}
          {/* On a phone only the main button is shown next to the menu. */}
          {buttons.slice(1).map((offer) => (
            <div key={offer.name} className="command-bar__narrow">
              <CommandItem slug={slug} offer={offer} onAsk={setAsked} />
            </div>
          ))}
          <CommandItems
            hasMoreAbove={Boolean(children)}
            slug={slug}
            offers={rest}
            onAsk={setAsked}
          />
          {off.length > 0 && (
            <>
              {(rest.length > 0 || children) && <MenuSeparator />}
              <MenuFold label={t('common.notNow')}>
                {off.map((offer) => (
                  <CommandItem key={offer.name} slug={slug} offer={offer} onAsk={setAsked} />
                ))}
              </MenuFold>
            </>
          )}
          {why.item && (
            <>
              {off.length === 0 && (rest.length > 0 || children) && <MenuSeparator />}
              {why.item}
            </>
          )}
        </MoreMenu>
      )}
      {why.dialog}
      <AskedCommand
        slug={slug}
        record={{ id, name: recordName }}
        asked={asked}
        offers={offers}
        onClose={() => setAsked(null)}
        onDone={() => startRefresh(() => router.refresh())}
      />
    </>
  )
}
