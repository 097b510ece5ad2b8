import type { QuotationPaper } from '@/domain/tenders/sending/quotationPaper'
import styles from './TenderDocument.module.css'

type Props = Pick<QuotationPaper, 'signatures'>

/** Where both sides sign and stamp. */
export const DocumentSignatures = ({ signatures }: Props) => (
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
