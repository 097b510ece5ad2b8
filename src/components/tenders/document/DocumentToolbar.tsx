'use client'

import { IconArrowLeft, IconLink, IconPrinter } from '@tabler/icons-react'
import Link from 'next/link'
import { Button, ButtonLink } from '@/components/ui/Button'
import { useNotify } from '@/components/ui/useNotify'
import { useT } from '@/components/ui/useT'
import { LOCALES, type Locale } from '@/i18n/locales'
import { paths } from '@/lib/paths'
import styles from './TenderDocument.module.css'

const NAMES: Record<Locale, string> = { tr: 'Türkçe', en: 'English', fr: 'Français', ar: 'العربية' }

/** What stands above the sheet and is never printed. */
export const DocumentToolbar = ({ id, locale }: { id: number | string; locale: Locale }) => {
  const t = useT()
  const { notifySuccess } = useNotify()

  const copy = async () => {
    await navigator.clipboard?.writeText(window.location.href)
    notifySuccess(t('common.copied'))
  }

  return (
    <div className={styles.toolbar}>
      <ButtonLink
        tone="ghost"
        href={paths.tenderEdit(id)}
        icon={<IconArrowLeft aria-hidden="true" size={18} className="mirrored" />}
      >
        {t('printing.back')}
      </ButtonLink>
      <Button icon={<IconPrinter aria-hidden="true" size={18} />} onClick={() => window.print()}>
        {t('actions.print')}
      </Button>
      <Button
        tone="secondary"
        icon={<IconLink aria-hidden="true" size={18} />}
        onClick={() => void copy()}
      >
        {t('actions.copyLink')}
      </Button>
      <nav className={styles.languages} aria-label={t('printing.language')}>
        {LOCALES.map((code) => (
          <Link
            key={code}
            href={`${paths.tenderShow(id)}?lang=${code}`}
            prefetch={false}
            replace
            lang={code}
            hrefLang={code}
            aria-current={code === locale}
          >
            {NAMES[code]}
          </Link>
        ))}
      </nav>
    </div>
  )
}
