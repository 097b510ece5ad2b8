'use client'

import { Popover } from '@base-ui/react/popover'
import { IconLayoutGridAdd } from '@tabler/icons-react'
import { useRef, useState } from 'react'

import { focusAfterMenu } from '../../ui/overlay/focusAfterMenu'
import { IconButton } from '../../ui/controls/IconButton'
import { PopoverPanel } from '../../ui/overlay/PopoverPanel'
import { useT } from '@/components/ui/useT'
import { ShortcutsPanel } from './ShortcutsPanel'
import type { StoredShortcut } from '@/present/navigation/storedShortcut'

/** The person's shortcuts (SC1–SC4); not rendered when none is allowed. */
export const ShortcutsMenu = ({ shortcuts }: { shortcuts: StoredShortcut[] | null }) => {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  if (shortcuts === null) return null
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger
        ref={trigger}
        render={
          <IconButton
            icon={<IconLayoutGridAdd aria-hidden="true" size={22} stroke={1.6} />}
            label={t('shell.shortcuts')}
          />
        }
      />
      <PopoverPanel className="shortcuts" finalFocus={() => focusAfterMenu(trigger.current)}>
        <ShortcutsPanel stored={shortcuts} onNavigate={() => setOpen(false)} />
      </PopoverPanel>
    </Popover.Root>
  )
}
