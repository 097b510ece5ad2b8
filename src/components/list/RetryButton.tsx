'use client'

import { IconRefresh } from '@tabler/icons-react'
import { Button } from '../ui/controls/Button'
import { useT } from '../ui/useT'
import { useList } from './listContext'

/** Reloads the rows. */
export const RetryButton = () => {
  const t = useT()
  const { retry, isPending } = useList()
  return (
    <Button
      tone="secondary"
      busy={isPending}
      icon={<IconRefresh aria-hidden="true" size={18} />}
      onClick={retry}
    >
      {t('actions.tryAgain')}
    </Button>
  )
}
