'use client'

import { IconArrowLeft, IconFileDownload, IconLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../../ui/controls/Button'
import { Chip } from '../../ui/layout/Chip'
import { IconButton } from '../../ui/controls/IconButton'
import { LanguageLinks } from '../../ui/controls/LanguageLinks'
import { useCopy } from '../../ui/requests/useCopy'
import { useT } from '@/components/ui/useT'
import type { DisplayStatus } from '@/domain/tenders/status'
import type { Locale } from '@/i18n/locales'
import { paths } from '@/catalog/paths'
import { recordFiles } from '@/catalog/recordFiles'
import { TENDER_TONES } from '@/catalog/tenderTones'
import { PrintButton } from './PrintButton'
import styles from './TenderDocument.module.css'

type Props = {
  id: number | string
  locale: Locale
  /** Null where the reader may not see it. */
  status: DisplayStatus | null
  /** Whether there is a document to print. */
  hasPaper: boolean
  /** The reader's commands. */
  children: ReactNode
}

type PaperProps = Pick<Props, 'id' | 'locale'>

const PaperTools = ({ id, locale }: PaperProps) => {
  const t = useT()
  return (
    <>
      {recordFiles('tenders', id).map(({ name, href, label }) => (
        <ButtonLink
          key={name}
          href={`${href}?lang=${locale}`}
          download
          tone="secondary"
          icon={<IconFileDownload aria-hidden="true" size={18} />}
        >
          {t(label)}
        </ButtonLink>
      ))}
      <PrintButton />
    </>
  )
}

/** The toolbar above the sheet; it is never printed. */
export const DocumentToolbar = (props: Props) => {
  const { id, locale, status, hasPaper, children } = props
  const t = useT()
  const copy = useCopy({ failed: 'document.copyFailed' })

  return (
    <div className={styles.toolbar}>
      <ButtonLink
        tone="ghost"
        href={paths.tenderView(id)}
        icon={<IconArrowLeft aria-hidden="true" size={18} className="mirrored" />}
      >
        {t('printing.back')}
      </ButtonLink>
      {status && <Chip tone={TENDER_TONES[status]}>{t(`tenders.statuses.${status}`)}</Chip>}
      <div className={styles.commands}>{children}</div>
      <div className={styles.papers}>
        {hasPaper && <PaperTools id={id} locale={locale} />}
        <IconButton
          icon={<IconLink aria-hidden="true" size={18} />}
          label={t('actions.copyLink')}
          onClick={() => void copy(window.location.href)}
        />
        {hasPaper && (
          <LanguageLinks
            current={locale}
            href={paths.tenderShow(id)}
            label={t('printing.language')}
          />
        )}
      </div>
    </div>
  )
}
