'use client'

import { IconPrinter } from '@tabler/icons-react'
import { Button } from '../../ui/controls/Button'
import { useT } from '@/components/ui/useT'
import styles from './TenderDocument.module.css'

/** Prints the displayed document. On a phone, where printing is rare, it is only an icon. */
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
