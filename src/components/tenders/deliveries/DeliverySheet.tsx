import { IconTruckDelivery } from '@tabler/icons-react'
import type { ComponentProps } from 'react'
import { EmptyState } from '../../ui/layout/EmptyState'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { createTranslator } from '@/i18n/translate'
import { QuotationSheet } from '../document/QuotationSheet'
import styles from '../document/TenderDocument.module.css'
import { DeliveryToolbar } from './DeliveryToolbar'

type Props = ComponentProps<typeof DeliveryToolbar> & {
  /** Null without deliveries. */
  paper: QuotationPaper | null
  /** Language of the reader. */
  reader: string
}

/** The page of a delivery note: toolbar and document. */
export const DeliverySheet = ({ paper, reader, ...toolbar }: Props) => {
  const t = createTranslator(reader)
  return (
    <main className={styles.page}>
      <DeliveryToolbar {...toolbar} />
      {paper ? (
        <QuotationSheet paper={paper} locale={toolbar.locale} />
      ) : (
        <>
          <h1 className="visually-hidden">{t('deliveries.list')}</h1>
          <EmptyState
            icon={<IconTruckDelivery size={40} />}
            title={t('deliveries.noneYet')}
            text={t('deliveries.noneYetText')}
          />
        </>
      )}
    </main>
  )
}
