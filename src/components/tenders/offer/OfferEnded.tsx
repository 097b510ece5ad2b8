import type { RefusalCode } from '@/domain/shared/refusal'
import type { PrintedCompany, PrintedTender } from '@/domain/tenders/sending/quotation'
import type { MessageKey } from '@/i18n/messages'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'

import './offer.css'

type Shown = {
  ended: RefusalCode | null
  link: { paper: { tender: PrintedTender; company: PrintedCompany } }
}
type Props = { locale: Locale; shown: Shown | null; isBusy: boolean }

/** An invalid link, or an ended offer: no figures, and a contact. */
export const OfferEnded = ({ locale, shown, isBusy }: Props) => {
  const t = createTranslator(locale)
  if (!shown)
    return (
      <main className="offer">
        <section className="offer__gate">
          <h1>{t(isBusy ? 'refusals.tooManyRequests' : 'offer.unknownTitle')}</h1>
          {!isBusy && <p>{t('offer.unknownText')}</p>}
        </section>
      </main>
    )
  const { tender, company } = shown.link.paper
  const ways = [company.name, company.phone, company.email].filter((way) => way !== null)
  return (
    <main className="offer">
      <section className="offer__gate">
        <h1>{t('offer.ended')}</h1>
        <p>{t(`refusals.${shown.ended}` as MessageKey)}</p>
        <p>{t('offer.number', { number: tender.number ?? '' })}</p>
        <p>
          <bdi>{t('offer.contact', { company: ways.join(' · ') })}</bdi>
        </p>
      </section>
    </main>
  )
}
