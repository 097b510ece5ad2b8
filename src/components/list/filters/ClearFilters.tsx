'use client'

import { IconFilterOff } from '@tabler/icons-react'
import { Button } from '../../ui/controls/Button'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'

/** Shows all rows again: no search, no filter. */
export const ClearFilters = ({ isQuiet = false }: { isQuiet?: boolean }) => {
  const t = useT()
  const { change } = useList()
  return (
    <Button
      tone={isQuiet ? 'ghost' : 'secondary'}
      size={isQuiet ? 'small' : 'normal'}
      icon={<IconFilterOff aria-hidden="true" size={isQuiet ? 16 : 18} />}
      onClick={() => change({ search: '', where: {}, view: 0 })}
    >
      {t('actions.clearFilters')}
    </Button>
  )
}
