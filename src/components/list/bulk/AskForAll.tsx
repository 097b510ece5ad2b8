'use client'

import { IconStack2 } from '@tabler/icons-react'
import { Button } from '../../ui/controls/Button'
import { EmptyState } from '../../ui/layout/EmptyState'
import { useT } from '../../ui/useT'
import { useList } from '../listContext'

/** Confirmation before showing very many rows at once (DT2). */
export const AskForAll = ({ total }: { total: string }) => {
  const t = useT()
  const { change } = useList()
  return (
    <div className="list-rows">
      <EmptyState
        icon={<IconStack2 size={28} stroke={1.5} />}
        title={t('list.allQuestion', { n: total })}
        actions={
          <>
            <Button onClick={() => change({ limit: 100 })}>{t('list.showByPages')}</Button>
            <Button tone="secondary" onClick={() => change({ limit: 'all', isSure: true })}>
              {t('list.showAll')}
            </Button>
          </>
        }
      />
    </div>
  )
}
