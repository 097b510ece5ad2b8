'use client'

import type { ReactNode } from 'react'

import { FactList } from '../../ui/layout/FactList'
import { textOfFact, type RecordFact } from '@/present/record/recordFact'
import { RelatedValue } from './RelatedValue'

type Props = {
  facts: readonly RecordFact[]
  /** Unit of the quantities. */
  unit?: string
  /** Further facts that are no fields of the record. */
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

/** Facts of a record; empty values are left out. */
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
