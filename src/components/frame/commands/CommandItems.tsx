'use client'

import type { CommandSlug } from '@/catalog/commands/registry'
import { MenuSeparator } from '../../ui/overlay/Menu'
import { CommandItem } from './CommandItem'
import { parted } from './parted'
import type { ShownOffer } from '@/present/commands/shownOffers'

type Props = {
  slug: CommandSlug
  offers: readonly ShownOffer[]
  /** Something of the menu stands above them. */
  hasMoreAbove?: boolean
  onAsk: (name: string) => void
}

/** The commands of a record in a menu: what ends or takes back stands below a line, at the end. */
export const CommandItems = ({ slug, offers, hasMoreAbove = false, onAsk }: Props) => {
  const [plain, ending] = parted(offers)
  const itemOf = (offer: ShownOffer) => (
    <CommandItem key={offer.name} slug={slug} offer={offer} onAsk={onAsk} />
  )
  return (
    <>
      {plain.length > 0 && hasMoreAbove && <MenuSeparator />}
      {plain.map(itemOf)}
      {ending.length > 0 && (plain.length > 0 || hasMoreAbove) && <MenuSeparator />}
      {ending.map(itemOf)}
    </>
  )
}
