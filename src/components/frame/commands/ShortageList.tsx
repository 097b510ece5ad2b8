'use client'

import { useWords } from '@/components/ui/useWords'
import styles from './ShortageList.module.css'

export type Shortage = { card: number | string; name: string; wanted: number; available: number }

/** The cards with too little stock for the tender. */
export const ShortageList = ({ shortages }: { shortages: readonly Shortage[] }) => {
  const { t, format } = useWords()
  if (shortages.length === 0) return null
  return (
    <div role="alert" className={styles.shortages}>
      <h3>{t('tenders.shortages.title')}</h3>
      <ul>
        {shortages.map(({ card, name, wanted, available }) => (
          <li key={card}>
            {t('tenders.shortages.line', {
              card: name,
              wanted: format.quantity(wanted),
              available: format.quantity(available),
            })}
          </li>
        ))}
      </ul>
    </div>
  )
}
