import { FormattedText } from '../../ui/layout/FormattedText'
import { pictureOf } from '@/present/record/pictureOf'
import type { NamedText, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import { directionOf, type Locale } from '@/i18n/locales'
import { shownHtml } from '@/lib/cleanHtml'
import { DocumentItems } from './DocumentItems'
import { DocumentTotals } from './DocumentTotals'
import styles from './TenderDocument.module.css'

type SignatureProps = Pick<QuotationPaper, 'signatures'>

/** Where both sides sign and stamp. */
const DocumentSignatures = ({ signatures }: SignatureProps) => (
  <div className={styles.signatures}>
    {signatures.map(({ label, hints }) => (
      <section key={label}>
        <h2>{label}</h2>
        {hints.map((hint) => (
          <p key={hint}>{hint}</p>
        ))}
      </section>
    ))}
  </div>
)

type Props = {
  paper: QuotationPaper
  locale: Locale
  /** The embedded logo, for readers who cannot load files. */
  picture?: string | null
  /** Signature boxes; none if it is answered online. */
  hasSignatures?: boolean
}

const Lines = ({ lines }: { lines: readonly NamedText[] }) =>
  lines.map(({ label, text, isCode }) => (
    <span key={`${label} ${text}`}>
      {label && `${label} `}
      <bdi dir={isCode ? 'ltr' : undefined}>{text}</bdi>
    </span>
  ))

/** The customer, or the responsible person of the company. */
const Party = ({ side: { label, name, lines } }: { side: QuotationPaper['buyer'] }) => (
  <section>
    <h2>{label}</h2>
    <strong>
      <bdi>{name}</bdi>
    </strong>
    <Lines lines={lines} />
  </section>
)

/** The printable quotation, on A4, in its own language. */
export const QuotationSheet = (props: Props) => {
  const { paper, locale, picture, hasSignatures = true } = props
  const { seller, buyer } = paper
  const logo = picture ?? (seller.logo && pictureOf({ filename: seller.logo }))
  return (
    <article className={styles.sheet} lang={locale} dir={directionOf(locale)}>
      {paper.mark ? (
        <>
          {/* A faint watermark, so that the text over it stays readable; screen readers get it as text. */}
          <div aria-hidden="true" className={styles.watermark} data-mark={paper.mark} />
          <p className="visually-hidden">{paper.mark}</p>
        </>
      ) : null}
      <header className={styles.top}>
        <div className={styles.company}>
          {logo ? <img alt="" className={styles.logo} src={logo} /> : null}
          {seller.name ? (
            <strong>
              <bdi>{seller.name}</bdi>
            </strong>
          ) : null}
          <Lines lines={seller.lines} />
        </div>
        <div>
          <h1>{paper.title}</h1>
          <dl className={styles.facts}>
            {paper.facts.map(({ label, text }) => (
              <div key={label} style={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>
                  <bdi dir="ltr">{text}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </header>
      <div className={styles.parties}>
        <Party side={buyer} />
        {paper.preparedBy && <Party side={paper.preparedBy} />}
      </div>
      <h2>
        <bdi>{paper.heading}</bdi>
      </h2>
      <DocumentItems items={paper.items} locale={locale} />
      <DocumentTotals paper={paper} />
      {paper.instalments.rows.length > 0 ? (
        <section className={styles.words}>
          <h2>{paper.instalments.label}</h2>
          <table className={styles.instalments}>
            <tbody>
              {paper.instalments.rows.map(({ day, amount }) => (
                <tr key={`${day} ${amount}`}>
                  <td>
                    <bdi dir="ltr">{day}</bdi>
                  </td>
                  <td dir="ltr">{amount}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
      {paper.texts.map(({ label, text, html, lang }) => (
        <section key={label} className={styles.words}>
          <h2>{label}</h2>
          {html === undefined ? (
            <p>
              <bdi>{text}</bdi>
            </p>
          ) : (
            <FormattedText html={shownHtml(html)} lang={lang} />
          )}
        </section>
      ))}
      {paper.accounts.rows.length > 0 ? (
        <section className={styles.words}>
          <h2>{paper.accounts.label}</h2>
          <dl className={styles.accounts}>
            {paper.accounts.rows.map(({ iban, about }) => (
              <div key={`${iban} ${about}`}>
                <dt>
                  <bdi dir="ltr">{iban}</bdi>
                </dt>
                <dd>
                  <bdi>{about}</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ) : null}
      {hasSignatures && <DocumentSignatures signatures={paper.signatures} />}
    </article>
  )
}
