'use client'

import type { CommandSlug } from '@/catalog/commands/registry'
import { MenuSeparator, MenuItem } from '../../ui/overlay/Menu'
import { parted } from './parted'
import type { ShownOffer } from '@/present/commands/shownOffers'
import { useT } from '@/components/ui/useT'
import { commandWords } from '@/present/commands/commandWords'

type Props = {
  slug: CommandSlug
  offers: readonly ShownOffer[]
  /** The menu has other items above these. */
  hasMoreAbove?: boolean
  onAsk: (name: string) => void
}

type CommandItemProps = { slug: CommandSlug; offer: ShownOffer; onAsk: (name: string) => void }

/** A command in a menu; a disabled one shows its reason below. */
export const CommandItem = ({
  slug,
  offer: { name, reason, isDestructive },
  onAsk,
}: CommandItemProps) => {
  const t = useT()
  const { label, icon: Icon } = commandWords(slug, name)
  return (
    <MenuItem
      danger={isDestructive}
      disabled={reason !== undefined}
      reason={reason}
      icon={<Icon aria-hidden="true" size={18} />}
      onClick={() => onAsk(name)}
    >
      {t(label)}
    </MenuItem>
  )
}

/** The commands of a record as menu items: those that end or undo something below a separator. */
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
