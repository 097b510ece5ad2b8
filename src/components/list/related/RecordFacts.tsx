'use client'

import type { ReactNode } from 'react'

import { FactList } from '../../ui/layout/FactList'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { RelatedValue } from './RelatedValue'

type Props = {
  facts: readonly RecordFact[]
  /** What the quantities among them are counted in. */
  unit?: string
  /** Further facts, which no field of the record holds. */
  more?: readonly { label: string; value: ReactNode }[]
}

const Counted = ({ unit, children }: { unit: string; children: ReactNode }) =>
  unit === '' ? (
    children
  ) : (
    <span>
      {children} {unit}
    </span>
  )

/** What is known of a record; an empty value is left out. */
export const RecordFacts = ({ facts, unit = '', more = [] }: Props) => (
  <FactList
    facts={[
      ...facts.map((fact) => ({
        label: fact.label,
        value: textOfFact(fact) !== '' && (
          <Counted unit={fact.kind === 'quantity' ? unit : ''}>
            <RelatedValue cell={fact.cell} kind={fact.kind} />
          </Counted>
        ),
      })),
      ...more,
    ]}
  />
)
