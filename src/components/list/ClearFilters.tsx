'use client'

import { IconFilterOff } from '@tabler/icons-react'
import { Button } from '../ui/Button'
import { useT } from '../ui/useT'
import { useList } from './listContext'

/** Shows all rows again: no search, no filter. */
export const ClearFilters = () => {
  const t = useT()
  const { change } = useList()
  return (
    <Button
      tone="secondary"
      icon={<IconFilterOff aria-hidden="true" size={18} />}
      onClick={() => change({ search: '', where: {} })}
    >
      {t('actions.clearFilters')}
    </Button>
  )
}
