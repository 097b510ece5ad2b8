import { NOTICE, paths } from '@/catalog/paths'
import { FormattedText } from '@/components/ui/layout/FormattedText'
import type { PrintedTerms } from '@/domain/settings/terms'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { shownHtml } from '@/lib/cleanHtml'
import { CONTENT_ID } from '@/present/navigation/elementIds'
import './offer.css'
import { OfferBar } from './OfferBar'

type Props = { token: string; locale: Locale; company: string; notice: PrintedTerms }

/** The privacy notice: how the data of customers who answer an offer is processed. */
export const OfferNotice = ({ token, locale, company, notice }: Props) => {
  const t = createTranslator(locale)
  return (
    <main className="offer" id={CONTENT_ID} tabIndex={-1}>
      <OfferBar company={company} href={`${paths.offer(token)}?show=${NOTICE}`} locale={locale} />
      <section className="offer__notice">
        <h1>{t('offer.notice')}</h1>
        <FormattedText html={shownHtml(notice.html)} lang={notice.language ?? undefined} />
        <a className="text-link" href={`${paths.offer(token)}?lang=${locale}`}>
          {t('offer.backToOffer')}
        </a>
      </section>
    </main>
  )
}
