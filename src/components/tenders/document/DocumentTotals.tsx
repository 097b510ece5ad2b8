import type { QuotationPaper } from '@/domain/tenders/quotationPaper'
import styles from './TenderDocument.module.css'

type Props = { paper: Pick<QuotationPaper, 'taxes' | 'totals' | 'inWords'> }

/** What the quotation comes to: VAT by rate, the totals, and the last of them in words. */
export const DocumentTotals = ({ paper: { taxes, totals, inWords } }: Props) => (
  <>
    <div className={styles.sums}>
      {taxes.rows.length > 0 ? (
        <table className={styles.taxes}>
          <thead>
            <tr>
              {taxes.heads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {taxes.rows.map(({ rate, base, tax }) => (
              <tr key={rate}>
                {[rate, base, tax].map((text, index) => (
                  <td key={taxes.heads[index]}>
                    <bdi dir="ltr">{text}</bdi>
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
            <dd>
              <bdi dir="ltr">{amount}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
    {inWords ? <p className={styles.inWords}>{inWords}</p> : null}
  </>
)
