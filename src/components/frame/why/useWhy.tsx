'use client'

import { IconHelpCircle } from '@tabler/icons-react'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import { useT } from '@/components/ui/useT'
import type { Id } from '@/domain/shared/idOf'
import { MenuItem } from '../../ui/overlay/Menu'

const WhyDialog = dynamic(() => import('./WhyDialog').then((module) => module.WhyDialog))

type Record = { slug: CommandSlug; id: Id }

/**
 * The last entry of a record's menu, which explains missing commands, and its dialog, loaded on
 * first use. The dialog is rendered outside of the menu, which closes.
 */
export const useWhy = (record: Record | null) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  if (!record) return { item: null, dialog: null }
  return {
    item: (
      <MenuItem
        icon={<IconHelpCircle aria-hidden="true" size={18} />}
        onClick={() => setOpen(true)}
      >
        {t('why.menu')}
      </MenuItem>
    ),
    dialog: isOpen && <WhyDialog {...record} open onClose={() => setOpen(false)} />,
  }
}
