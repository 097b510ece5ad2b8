import type { PaperRow, QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import type { Locale } from '@/i18n/locales'
import { translate } from '@/i18n/translate'
import styles from './TenderDocument.module.css'

type Props = { items: QuotationPaper['items']; locale: Locale }

/** The lines of a quotation: priced ones across, headings and comments over the whole width. */
export const DocumentItems = ({ items: { name, heads, rows, options }, locale }: Props) => {
  const rowOf = (row: PaperRow) => {
    if (row.kind === 'heading' || row.kind === 'comment') {
      return (
        <tr key={row.id} className={styles[row.kind]}>
          <td colSpan={heads.length + 2}>
            <bdi>{row.name}</bdi>
          </td>
        </tr>
      )
    }
    if (row.kind === 'subtotal') {
      return (
        <tr key={row.id} className={styles.subtotal}>
          <td colSpan={heads.length + 1}>
            <bdi>{row.name}</bdi>
          </td>
          <td dir="ltr" className={styles.numeric}>
            {row.amount}
          </td>
        </tr>
      )
    }
    return (
      <tr key={row.id} className={styles.line}>
        <td>{row.number}</td>
        <td>
          <bdi>{row.name}</bdi>
          {row.code ? (
            <small>
              <bdi dir="ltr">{row.code}</bdi>
            </small>
          ) : null}
          {row.description ? (
            <small>
              <bdi>{row.description}</bdi>
            </small>
          ) : null}
          {row.notes.map((note) => (
            <small key={note}>
              <bdi>{note}</bdi>
            </small>
          ))}
        </td>
        {heads.map(({ key, label }) => (
          // Left to right in every language, so that last digits are aligned.
          <td key={key} dir="ltr" className={styles.numeric} data-label={label}>
            {/* In the direction of the unit's language: "3 adet", reversed in Arabic. */}
            {row.figures[key] ? (
              <bdi dir={key === 'quantity' ? 'auto' : undefined}>{row.figures[key]}</bdi>
            ) : null}
          </td>
        ))}
      </tr>
    )
  }

  return (
    // Scrollable on a phone, also by keyboard.
    <div
      className={styles.scroller}
      tabIndex={0}
      role="region"
      aria-label={translate(locale, 'tenderItems.plural')}
    >
      <table className={styles.items}>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{name}</th>
            {heads.map(({ key, label }) => (
              <th key={key} scope="col" dir="ltr" className={styles.numeric}>
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(rowOf)}</tbody>
        {options ? (
          <tbody className={styles.options}>
            <tr>
              <th colSpan={heads.length + 2} scope="rowgroup">
                {options.label}
              </th>
            </tr>
            {options.rows.map(rowOf)}
          </tbody>
        ) : null}
      </table>
    </div>
  )
}
