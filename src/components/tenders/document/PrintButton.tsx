'use client'

import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'
import styles from './TenderDocument.module.css'

/** Prints the sheet that is shown. On a phone, where printing is rare, it shows its icon only. */
export const PrintButton = () => {
  const t = useT()
  return (
    <Button
      className={styles.print}
      icon={<IconPrinter aria-hidden="true" size={18} />}
      tone="secondary"
      onClick={() => window.print()}
    >
      {t('actions.print')}
    </Button>
  )
}
