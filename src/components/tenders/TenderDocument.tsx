import { IconFileOff } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Alert } from '../ui/layout/Alert'
import { EmptyState } from '../ui/layout/EmptyState'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import type { DisplayStatus } from '@/domain/tenders/status'
import type { TenderDelivery } from '@/present/tenders/tenderSheet'
import { createTranslator } from '@/i18n/translate'
import type { Locale } from '@/i18n/locales'
import { ChoiceHeldUp } from './deliveries/ChoiceHeldUp'
import { DeliveryList } from './deliveries/DeliveryList'
import { DocumentToolbar } from './document/DocumentToolbar'
import { QuotationSheet } from './document/QuotationSheet'
import styles from './document/TenderDocument.module.css'

type Props = {
  id: number | string
  /**
   * Null for readers of some fields of tenders only, who see their commands and why there is no
   * document.
   */
  paper: QuotationPaper | null
  /** Null where the reader may not see it. */
  status: DisplayStatus | null
  /** Language of the printed quotation; the toolbar keeps the reader's. */
  locale: Locale
  /** Language of the reader. */
  reader: string
  /** The terms are printed in Turkish, because there are none in the document's language. */
  borrowsTerms: boolean
  /** The reader's commands. */
  commands: ReactNode
  /** Deliveries; empty for users who may not read them. */
  deliveries: readonly TenderDelivery[]
  /** The customer's choice cannot be applied until deliveries are reversed. */
  heldUp: { mayReadMovements: boolean } | null
}

const NoPaper = ({ reader }: { reader: string }) => {
  const t = createTranslator(reader)
  return (
    <EmptyState
      icon={<IconFileOff size={40} />}
      title={t('printing.partlyReadable')}
      text={t('printing.partlyReadableText')}
    />
  )
}

/** The page of a quotation: toolbar and document. */
export const TenderDocument = (props: Props) => {
  const { id, paper, status, locale, reader, borrowsTerms, commands, deliveries, heldUp } = props
  const t = createTranslator(reader)
  return (
    <main className={styles.page}>
      <DocumentToolbar id={id} locale={locale} status={status} hasPaper={paper !== null}>
        {commands}
      </DocumentToolbar>
      {deliveries.length > 0 && (
        <section className={styles.deliveries}>
          <DeliveryList deliveries={deliveries} tender={id} />
        </section>
      )}
      {heldUp && (
        <div className={styles.note}>
          <ChoiceHeldUp tender={id} t={t} {...heldUp} />
        </div>
      )}
      {paper && borrowsTerms && (
        <div className={styles.note}>
          <Alert>{t('printing.termsBorrowed')}</Alert>
        </div>
      )}
      {paper ? <QuotationSheet paper={paper} locale={locale} /> : <NoPaper reader={reader} />}
    </main>
  )
}
