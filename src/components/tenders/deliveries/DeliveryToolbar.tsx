'use client'

import { IconArrowLeft, IconFileDownload } from '@tabler/icons-react'
import { ButtonLink } from '../../ui/controls/Button'
import { LanguageLinks } from '../../ui/controls/LanguageLinks'
import { useWords } from '@/components/ui/useWords'
import { deliveryNoteHref } from '@/catalog/deliveryNote'
import { paths } from '@/catalog/paths'
import type { Id } from '@/domain/shared/idOf'
import type { Locale } from '@/i18n/locales'
import { PrintButton } from '../document/PrintButton'
import styles from '../document/TenderDocument.module.css'

type Props = {
  /** Id of the tender. */
  id: Id
  /** Number of the delivery; null if there is none. */
  number: number | null
  numbers: readonly number[]
  /** Language of the note; the toolbar keeps the reader's. */
  locale: Locale
}

/** The toolbar above a delivery note; it is never printed. */
export const DeliveryToolbar = ({ id, number, numbers, locale }: Props) => {
  const { t, format } = useWords()
  const address = (one: number) => deliveryNoteHref(id, one)
  return (
    <div className={styles.toolbar}>
      <ButtonLink
        tone="ghost"
        href={`${paths.tenderView(id)}?tab=deliveries`}
        icon={<IconArrowLeft aria-hidden="true" size={18} className="mirrored" />}
      >
        {t('printing.back')}
      </ButtonLink>
      {numbers.length > 1 &&
        numbers.map((one) => (
          <ButtonLink
            key={one}
            aria-current={one === number ? 'page' : undefined}
            tone={one === number ? 'secondary' : 'ghost'}
            href={address(one)}
          >
            {t('deliveries.one', { number: format.count(one) })}
          </ButtonLink>
        ))}
      {number !== null && (
        <>
          <ButtonLink
            download
            href={`/api/tenders/${id}/delivery-note?no=${number}&lang=${locale}`}
            tone="secondary"
            icon={<IconFileDownload aria-hidden="true" size={18} />}
          >
            {t('actions.downloadPdf')}
          </ButtonLink>
          <PrintButton />
          <LanguageLinks current={locale} href={address(number)} label={t('printing.language')} />
        </>
      )}
    </div>
  )
}
