import { ButtonLink } from '../../ui/controls/Button'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import './pageLinks.css'

export type PageLinksProps = {
  /** From 1. */
  page: number
  pages: number
  hrefOf: (page: number) => string
  locale: Locale
}

/** Links to the previous and next page; nothing if there is only one. */
export const PageLinks = ({ page, pages, hrefOf, locale }: PageLinksProps) => {
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  if (pages <= 1) return null
  return (
    <nav aria-label={t('list.pages')} className="page-links">
      {page > 1 && (
        <ButtonLink href={hrefOf(page - 1)} size="small" tone="secondary">
          {t('list.previousPage')}
        </ButtonLink>
      )}
      <span>{`${format.count(page)} / ${format.count(pages)}`}</span>
      {page < pages && (
        <ButtonLink href={hrefOf(page + 1)} size="small" tone="secondary">
          {t('list.nextPage')}
        </ButtonLink>
      )}
    </nav>
  )
}
