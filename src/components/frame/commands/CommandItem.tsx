'use client'

import type { CommandSlug } from '@/catalog/commands/registry'
import { MenuItem } from '../../ui/overlay/Menu'
import { useT } from '@/components/ui/useT'
import { commandWords } from '@/present/commands/commandWords'
import type { ShownOffer } from '@/present/commands/shownOffers'

type Props = { slug: CommandSlug; offer: ShownOffer; onAsk: (name: string) => void }

/** A command in a menu; one that is switched off says why under its name. */
export const CommandItem = ({ slug, offer: { name, reason, isDestructive }, onAsk }: Props) => {
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
