import type { ReactNode } from 'react'
import { dayFromStored, type Day } from '@/domain/shared/day'
import { formatIban } from '@/domain/shared/iban'
import { displayStatus } from '@/domain/tenders/status'
import { createFormatters } from '@/i18n/format'
import { directionOf, type Locale } from '@/i18n/locales'
import { createTranslator } from '@/i18n/translate'
import { DocumentItems } from './document/DocumentItems'
import { DocumentToolbar } from './document/DocumentToolbar'
import { DocumentTotals } from './document/DocumentTotals'
import styles from './document/TenderDocument.module.css'
import type { PrintedCompany, PrintedTender } from './document/tenderForPrint'

type Props = {
  tender: PrintedTender
  company: PrintedCompany
  /** Language of the printed quotation; the toolbar keeps the reader's. */
  locale: Locale
  today: Day
  /** The page where its reader edits it; null without one, which leads back to the list. */
  back: string | null
  /** What its reader may do with it. */
  commands: ReactNode
}

const MARKED = new Set(['draft', 'expired', 'rejected', 'cancelled'])

/** The printable quotation, on A4, from the stored figures alone. */
export const TenderDocument = (props: Props) => {
  const { tender, company, locale, today, back, commands } = props
  const t = createTranslator(locale)
  const format = createFormatters(locale)
  const status = displayStatus({ ...tender, validUntil: dayFromStored(tender.validUntil), today })

  const facts = [
    [
      t('printing.number'),
      <bdi key="number" dir="ltr">
        {tender.number ?? '—'}
      </bdi>,
    ],
    [t('printing.date'), format.day(tender.date)],
    [t('printing.validUntil'), format.day(tender.validUntil)],
    [t('tenders.fields.paymentDate'), format.day(tender.paymentDate)],
  ] as const

  return (
    <main className={styles.page}>
      <DocumentToolbar id={tender.id} locale={locale} status={status} back={back}>
        {commands}
      </DocumentToolbar>
      <article className={styles.sheet} lang={locale} dir={directionOf(locale)}>
        {MARKED.has(status) ? (
          <>
            {/* A faint watermark, so that the text over it stays readable; screen readers get it as text. */}
            <div
              aria-hidden="true"
              className={styles.watermark}
              data-mark={t(`tenders.statuses.${status}`)}
            />
            <p className="visually-hidden">{t(`tenders.statuses.${status}`)}</p>
          </>
        ) : null}
        <header className={styles.top}>
          <div className={styles.company}>
            {company.logo ? <img alt="" className={styles.logo} src={company.logo} /> : null}
            {company.name ? (
              <strong>
                <bdi>{company.name}</bdi>
              </strong>
            ) : null}
            {company.address ? (
              <span>
                <bdi>{company.address}</bdi>
              </span>
            ) : null}
            {[company.phone, company.email].filter(Boolean).map((text) => (
              <span key={text}>
                <bdi dir="ltr">{text}</bdi>
              </span>
            ))}
            {company.taxNumber ? (
              <span>
                {t('printing.taxNumber', {
                  office: company.taxOffice ?? '',
                  number: company.taxNumber,
                })}
              </span>
            ) : null}
          </div>
          <div>
            <h1>{t('printing.documentTitle')}</h1>
            <dl className={styles.facts}>
              {facts.map(([name, value]) =>
                value ? (
                  <div key={name} style={{ display: 'contents' }}>
                    <dt>{name}</dt>
                    <dd>{value}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          </div>
        </header>
        <section className={styles.customer}>
          <h2>{t('printing.to')}</h2>
          <strong>
            <bdi>{tender.customer.title ?? tender.customer.name}</bdi>
          </strong>
          {tender.customer.lines.map((line) => (
            <span key={line}>
              <bdi>{line}</bdi>
            </span>
          ))}
        </section>
        <h2>
          <bdi>{tender.title}</bdi>
        </h2>
        <DocumentItems items={tender.items} currency={tender.currency} t={t} format={format} />
        <DocumentTotals tender={tender} t={t} format={format} />
        {tender.instalments.length > 0 ? (
          <section className={styles.words}>
            <h2>{t('printing.payment')}</h2>
            {tender.instalments.map(({ dueDate, amount }) => (
              <p key={`${dueDate} ${amount}`}>
                {format.day(dueDate)}: <bdi dir="ltr">{format.money(amount, tender.currency)}</bdi>
              </p>
            ))}
          </section>
        ) : null}
        {[
          [t('printing.notes'), tender.notes],
          [t('printing.terms'), company.terms],
          [t('settings.companyProfile.iban'), company.iban && formatIban(company.iban)],
        ].map(([name, text]) =>
          text ? (
            <section key={name} className={styles.words}>
              <h2>{name}</h2>
              <p>
                <bdi>{text}</bdi>
              </p>
            </section>
          ) : null,
        )}
      </article>
    </main>
  )
}
