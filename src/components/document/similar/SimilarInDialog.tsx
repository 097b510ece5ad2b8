'use client'

import { entityOf } from '@/catalog'
import type { Choice } from '@/catalog/choices'
import { questionOf, SOUGHT_BY, type SimilarRecord } from '@/domain/customers/similar'
import { idOf, type Id } from '@/domain/shared/idOf'
import { SimilarRecords } from './SimilarRecords'
import { useSimilar } from './useSimilar'

type Props = {
  slug: string
  values: Readonly<Record<string, unknown>>
  /** Relations fixed by the outer form: a record of another company does not fit. */
  fixed: Readonly<Record<string, Id>>
  onUse: (choice: Choice) => void
}

const choiceFrom = (record: SimilarRecord): Choice => {
  const { company, companyName, employee, employeeName, title, phone } = record
  return employee === null
    ? { id: company, name: companyName, title }
    : { id: employee, name: employeeName, title, cellPhone1: phone, company }
}

const isCompared = (slug: string): slug is keyof typeof SOUGHT_BY => Object.hasOwn(SOUGHT_BY, slug)

const SimilarOf = ({ slug, values, fixed, onUse }: Props & { slug: keyof typeof SOUGHT_BY }) => {
  const company = idOf(fixed.company ?? values.company)
  const typed = questionOf(SOUGHT_BY[slug], values)
  const found = useSimilar({
    slug,
    question: typed && {
      ...typed,
      ...(entityOf(slug)?.belongsTo?.includes('company') && company !== null && { company }),
    },
  })
  const fitting = found.filter((one) => !fixed.company || one.company === Number(fixed.company))
  return <SimilarRecords found={fitting} onUse={(record) => onUse(choiceFrom(record))} />
}

/**
 * Similar existing records in the dialog for creating one inside a picker. *Use this* selects one
 * of them instead.
 */
export const SimilarInDialog = ({ slug, ...props }: Props) =>
  isCompared(slug) ? <SimilarOf slug={slug} {...props} /> : null
