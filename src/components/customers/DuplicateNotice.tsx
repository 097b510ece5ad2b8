'use client'

import { useState } from 'react'
import { pairOf } from '@/domain/customers/merge'
import type { SimilarRecord } from '@/domain/customers/similar'
import { PREFERENCES } from '@/domain/settings/preferences'
import { shownName } from '@/present/record/shownName'
import { SimilarRecords } from '../document/similar/SimilarRecords'
import { Button } from '../ui/controls/Button'
import { keepPreference } from '../ui/requests/preferenceStore'
import { useNotify } from '../ui/requests/useNotify'
import { useT } from '../ui/useT'
import styles from './merge.module.css'

type Props = { id: number; duplicate: SimilarRecord }

/** A certain duplicate of the customer: merge it, or stop showing the notice to this user. */
export const DuplicateNotice = ({ id, duplicate }: Props) => {
  const t = useT()
  const { notifyFailure } = useNotify()
  const [isClosed, setClosed] = useState(false)
  const dismiss = () => {
    setClosed(true)
    const pair = pairOf(id, duplicate.company)
    keepPreference({
      key: PREFERENCES.notSame,
      value: { [pair]: true },
      changed: [pair],
    }).catch(() => {
      setClosed(false)
      notifyFailure(t('common.connectionFailed'))
    })
  }
  if (isClosed) return null
  return (
    <div className={styles.duplicate}>
      <p>{t('merging.twice')}</p>
      <SimilarRecords found={[duplicate]} />
      <Button
        aria-label={t('merging.notSameOf', { name: shownName(duplicate.companyName) })}
        onClick={dismiss}
        size="small"
        tone="secondary"
      >
        {t('merging.notSame')}
      </Button>
    </div>
  )
}
