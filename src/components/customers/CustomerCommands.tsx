'use client'

import { IconArrowMerge } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { paths } from '@/catalog/paths'
import type { ShownOffer } from '@/present/commands/shownOffers'
import type { Merging } from '@/present/customers/mergeSheet'
import { CommandBar } from '../frame/commands/CommandBar'
import { MenuItem } from '../ui/overlay/Menu'
import { useT } from '../ui/useT'

const MergeDialog = dynamic(() => import('./MergeDialog').then((module) => module.MergeDialog))

type Props = {
  id: number
  name: string
  offers: readonly ShownOffer[]
  /** Data for merging; null without the rights. */
  merging: Merging | null
}

/** The commands of a customer, and merging, whose dialog is loaded on demand. */
export const CustomerCommands = ({ id, name, offers, merging }: Props) => {
  const t = useT()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const [closed, setClosed] = useState<Merging['with']>(null)
  const asked = merging && merging.with !== closed ? merging.with : null
  const close = (isMerged: boolean) => {
    setOpen(false)
    if (!merging?.with) return
    setClosed(merging.with)
    // Otherwise the page would reopen it on every refresh.
    if (!isMerged) router.replace(paths.customerView(id), { scroll: false })
  }
  return (
    <>
      <CommandBar id={id} isQuiet offers={offers} recordName={name} slug="companies">
        {merging && (
          <MenuItem
            icon={<IconArrowMerge aria-hidden="true" size={18} />}
            onClick={() => setOpen(true)}
          >
            {t('merging.action')}
          </MenuItem>
        )}
      </CommandBar>
      {merging && (isOpen || asked) && (
        <MergeDialog id={id} name={name} merging={merging} onClose={close} />
      )}
    </>
  )
}
