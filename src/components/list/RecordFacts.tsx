'use client'

import type { ReactNode } from 'react'

import { FactList } from '../ui/FactList'
import { textOfFact, type RecordFact } from './recordFact'
import { RelatedValue } from './RelatedValue'

type Props = {
  facts: readonly RecordFact[]
  /** Further facts, which no field of the record holds. */
  more?: readonly { label: string; value: ReactNode }[]
}

/** What is known of a record; an empty value is left out. */
export const RecordFacts = ({ facts, more = [] }: Props) => (
  <FactList
    facts={[
      ...facts.map((fact) => ({
        label: fact.label,
        value: textOfFact(fact) !== '' && <RelatedValue cell={fact.cell} kind={fact.kind} />,
      })),
      ...more,
    ]}
  />
)
