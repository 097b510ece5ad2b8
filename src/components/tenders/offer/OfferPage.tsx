import { IconArrowDown, IconFileDownload } from '@tabler/icons-react'
import { noticeAt, paths } from '@/catalog/paths'
import { CONTENT_ID } from '@/present/navigation/elementIds'
import type { RefusalCode } from '@/domain/shared/refusal'
import type { ChosenLine } from '@/domain/tenders/choices/acceptedChoice'
import type { OfferedChoices } from '@/domain/tenders/choices/offeredChoices'
import {
  isReserved,
  type PrintedCompany,
  type PrintedTender,
} from '@/domain/tenders/sending/quotation'
import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { createFormatters } from '@/i18n/format'
import type { Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { AnswerSignature } from '../sends/AnswerSignature'
import { QuotationSheet } from '../document/QuotationSheet'
import './offer.css'
import { OfferBar } from './OfferBar'
import { OfferGate } from './OfferGate'
import { OfferReminders } from './OfferReminders'
import { OfferReply } from './OfferReply'
import { offerWords } from './offerWords'
import type { OfferedTender } from './useOfferChoice'
import type { Translator } from '@/i18n/messages'
import { chosenText } from '@/components/tenders/sends/chosenText'

type ChoiceProps = { t: Translator; chosen: readonly ChosenLine[] | null; total: string }

/** The accepted choice with its total; hidden without one. */
const AcceptedChoice = ({ t, chosen, total }: ChoiceProps) => {
  if (!chosen || chosen.length === 0) return null
  return (
    <div className="offer__chosen">
      <p>{t('offer.chosen')}</p>
      <ul>
        {chosen.map((line) => (
          <li key={line.line}>
            <bdi>{chosenText(t, line)}</bdi>
          </li>
        ))}
      </ul>
      <p>{t('tenders.choice.total', { total })}</p>
    </div>
  )
}

type Props = {
  token: string
  locale: Locale
  timeZone: string
  paper: QuotationPaper
  choices: OfferedChoices | null
  logo: string | null
  tender: PrintedTender
  company: PrintedCompany
  link: {
    fileHash: string
    isOpened: boolean
    reminders: 'on' | 'stopped' | null
    answered: 'accepted' | 'declined' | null
    answeredBy: string | null
    answeredAt: string | null
    chosen: ChosenLine[] | null
    acceptedTotal: string | null
    isOwnAnswer: boolean
    signature: unknown
  }
  /** There is a privacy notice. */
  hasNotice: boolean
  /** Why nothing can be chosen any more; null while it can. */
  choiceClosed: RefusalCode | null
  /** It has a final answer. */
  isOver: boolean
}

/** The logo is embedded: anonymous visitors cannot load files. */
const withoutFile = (paper: QuotationPaper): QuotationPaper => ({
  ...paper,
  seller: { ...paper.seller, logo: null },
})

/** The data needed by the page; the rest of the offer stays on the server. */
const pricedOnly = (tender: PrintedTender): OfferedTender => {
  const { items, currency, currencyRate, discountType, discountValue, total } = tender
  return { items, currency, currencyRate, discountType, discountValue, total }
}

/** A customer's page of an offer: document, file, and answer. */
export const OfferPage = (props: Props) => {
  const {
    token,
    locale,
    timeZone,
    paper,
    choices,
    logo,
    tender,
    company,
    link,
    choiceClosed,
    isOver,
  } = props
  const notice = props.hasNotice ? noticeAt(paths.offer(token), locale) : null
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const name = company.name ?? ''
  return (
    <main className="offer" id={CONTENT_ID} tabIndex={-1}>
      <OfferBar company={name} href={paths.offer(token)} locale={locale} />
      <OfferGate
        token={token}
        isOpen={link.isOpened || isOver}
        words={{
          title: t('offer.title'),
          text: t('offer.intro', { company: name }),
          number: t('offer.number', { number: tender.number ?? '' }),
          open: t('offer.open'),
        }}
      >
        <div className="offer__tools">
          <a className="ui-button ui-button--secondary" download href={`/api/q/${token}/pdf`}>
            <IconFileDownload aria-hidden="true" size={18} />
            {t('offer.download')}
          </a>
          {isOver ? null : (
            <a className="ui-button" href="#reply">
              <IconArrowDown aria-hidden="true" size={18} />
              {t('offer.toAnswer')}
            </a>
          )}
        </div>
        <QuotationSheet
          paper={withoutFile(paper)}
          locale={locale}
          picture={logo}
          hasSignatures={false}
        />
        {isOver ? (
          <section className="offer__answer" aria-live="polite">
            <h2>{t(link.answered === 'accepted' ? 'offer.accepted' : 'offer.declined')}</h2>
            <p>
              {t('offer.acceptedBy', {
                name: link.answeredBy ?? '',
                at: format.dateTime(link.answeredAt, timeZone),
              })}
            </p>
            {link.answered === 'accepted' && link.isOwnAnswer && (
              <AnswerSignature
                name={link.answeredBy ?? ''}
                signature={link.signature}
                words={{ drawn: t('offer.signed'), typed: t('offer.signedByName') }}
              />
            )}
            <AcceptedChoice
              t={t}
              chosen={link.chosen}
              total={format.money(link.acceptedTotal, tender.currency)}
            />
          </section>
        ) : (
          <div className="offer__reply" id="reply">
            <OfferReply
              token={token}
              locale={locale}
              paper={link.fileHash}
              notice={notice}
              words={offerWords(t, name, tender.instalments.length > 0)}
              reservation={isReserved(tender) ? t('offer.reservation') : null}
              tender={pricedOnly(tender)}
              choices={choices}
              choiceClosed={choiceClosed}
            />
            {link.reminders && (
              <OfferReminders
                token={token}
                isStopped={link.reminders === 'stopped'}
                words={{
                  stop: t('offer.stopReminders'),
                  stopped: t('offer.remindersStopped'),
                  failed: t('offer.failed'),
                }}
              />
            )}
          </div>
        )}
      </OfferGate>
      {notice && (
        <footer className="offer__foot">
          <a className="text-link" href={notice} rel="noopener noreferrer" target="_blank">
            {t('offer.notice')}
          </a>
        </footer>
      )}
    </main>
  )
}
