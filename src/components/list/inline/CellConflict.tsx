'use client'

import { Button } from '@/components/ui/controls/Button'
import { useT } from '@/components/ui/useT'

import styles from './cellEditor.module.css'

type Props = {
  /** The user who saved the other value, if known. */
  by: string | null
  mine: string
  theirs: string
  isBusy: boolean
  onMine: () => void
  onTheirs: () => void
}

/** A conflict: another user's saved value next to the typed one. */
export const CellConflict = ({ by, mine, theirs, isBusy, onMine, onTheirs }: Props) => {
  const t = useT()
  return (
    <div className={styles.conflict} role="alert">
      <p>{by ? t('list.inline.changedBy', { who: by }) : t('list.inline.changed')}</p>
      <dl>
        <div>
          <dt>{t('document.stale.theirs')}</dt>
          <dd>
            <bdi>{theirs}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('document.stale.mine')}</dt>
          <dd>
            <bdi>{mine}</bdi>
          </dd>
        </div>
      </dl>
      <div className={styles.choices}>
        <Button size="small" tone="secondary" disabled={isBusy} onClick={onTheirs}>
          {t('list.inline.keepTheirs')}
        </Button>
        <Button autoFocus busy={isBusy} size="small" onClick={onMine}>
          {t('list.inline.keepMine')}
        </Button>
      </div>
    </div>
  )
}
