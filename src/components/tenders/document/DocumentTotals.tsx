import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import styles from './TenderDocument.module.css'

type Props = { paper: Pick<QuotationPaper, 'taxes' | 'totals' | 'inWords'> }

/** Totals of the quotation: VAT by rate, sums, and the grand total in words. */
export const DocumentTotals = ({ paper: { taxes, totals, inWords } }: Props) => (
  <>
    <div className={styles.sums}>
      {taxes.rows.length > 0 ? (
        <table className={styles.taxes}>
          <thead>
            <tr>
              {taxes.heads.map((head, index) => (
                <th key={head} scope="col" dir={index === 0 ? undefined : 'ltr'}>
                  <bdi>{head}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taxes.rows.map(({ rate, base, tax }) => (
              <tr key={rate}>
                <td>
                  <bdi dir="ltr">{rate}</bdi>
                </td>
                {[base, tax].map((amount, index) => (
                  <td key={taxes.heads[index + 1]} dir="ltr">
                    {amount}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : null}
      <dl className={styles.totals}>
        {totals.map(({ label, amount, isGrand }) => (
          <div key={label} className={isGrand ? styles.grand : undefined}>
            <dt>{label}</dt>
            <dd dir="ltr">{amount}</dd>
          </div>
        ))}
      </dl>
    </div>
    {inWords ? <p className={styles.inWords}>{inWords}</p> : null}
  </>
)
