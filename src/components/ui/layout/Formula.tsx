import type { Term } from '@/present/record/explanation'
import { classNames } from '../classNames'
import './formula.css'

/** A calculation in reading order: each term with its label. */
export const Formula = ({ terms }: { terms: readonly Term[] }) => (
  <p className="formula">
    {terms.map(({ label, value, unit, sign }) => (
      <span key={`${sign} ${label}`} className="formula__part">
        {sign && <span className="formula__sign"> {sign} </span>}
        <span className={classNames('formula__term', sign === '=' && 'formula__term--result')}>
          <span className="formula__label">{label} </span>
          <span className="formula__number">
            <bdi className="formula__value" dir="ltr">
              {value}
            </bdi>
            {unit && ` ${unit}`}
          </span>
        </span>
      </span>
    ))}
  </p>
)
