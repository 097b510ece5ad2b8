'use client'

import {
  IconArrowLeft,
  IconFileDownload,
  IconPrinter,
  IconTruckDelivery,
} from '@tabler/icons-react'
import { Button, ButtonLink } from '@/components/ui/Button'
import { EmptyState } from '@/components/ui/EmptyState'
import { LanguageLinks } from '@/components/ui/LanguageLinks'
import { useWords } from '@/components/ui/useWords'
import { paths } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'
import type { QuotationPaper } from '@/domain/tenders/quotationPaper'
import type { Locale } from '@/i18n/locales'
import { QuotationSheet } from '../document/QuotationSheet'
import styles from '../document/TenderDocument.module.css'

type Props = {
  /** The tender. */
  id: Id
  /** Which of its deliveries; null while there is none. */
  number: number | null
  numbers: readonly number[]
  paper: QuotationPaper | null
  /** Language of the note; the toolbar keeps the reader's. */
  locale: Locale
}

/** The page of a delivery note: what can be done with it, and the paper. */
export const DeliverySheet = ({ id, number, numbers, paper, locale }: Props) => {
  const { t, format } = useWords()
  return (
    <main className={styles.page}>
      <div className={styles.toolbar}>
        <ButtonLink
          tone="ghost"
          href={paths.tenderShow(id)}
          icon={<IconArrowLeft aria-hidden="true" size={18} className="mirrored" />}
        >
          {t('printing.back')}
        </ButtonLink>
        {paper && (
          <>
            {numbers.length > 1 &&
              numbers.map((one) => (
                <ButtonLink
                  key={one}
                  aria-current={one === number ? 'page' : undefined}
                  tone={one === number ? 'secondary' : 'ghost'}
                  href={`${paths.tenderDelivery(id)}?no=${one}`}
                >
                  {t('deliveries.one', { number: format.count(one) })}
                </ButtonLink>
              ))}
            <ButtonLink
              download
              href={`/api/tenders/${id}/delivery-note?no=${number}&lang=${locale}`}
              tone="secondary"
              icon={<IconFileDownload aria-hidden="true" size={18} />}
            >
              {t('actions.downloadPdf')}
            </ButtonLink>
            <Button
              tone="secondary"
              icon={<IconPrinter aria-hidden="true" size={18} />}
              onClick={() => window.print()}
            >
              {t('actions.print')}
            </Button>
            <LanguageLinks
              current={locale}
              href={`${paths.tenderDelivery(id)}?no=${number}`}
              label={t('printing.language')}
            />
          </>
        )}
      </div>
      {paper ? (
        <QuotationSheet paper={paper} locale={locale} />
      ) : (
        <EmptyState
          icon={<IconTruckDelivery size={40} />}
          title={t('deliveries.noneYet')}
          text={t('deliveries.noneYetText')}
        />
      )}
    </main>
  )
}
