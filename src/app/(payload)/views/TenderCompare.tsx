import { notFound } from 'next/navigation'

import { abilityOfRequest } from '@/access/abilityOf'
import { ComparePage } from '@/components/tenders/compare/ComparePage'
import { recordIdOf } from '@/domain/shared/recordId'
import { createFormatters } from '@/i18n/format'
import { createTranslator } from '@/i18n/translate'
import { comparedNames } from '@/queries/tenders/comparing/comparedNames'
import { layComparison } from '@/queries/tenders/comparing/layComparison'
import { readComparison, type ComparedSide } from '@/queries/tenders/comparing/readComparison'
import { mayReadPapers } from '@/queries/tenders/quotation/readQuotation'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

const wantedOf = (asked: string | string[] | undefined) => {
  if (asked === undefined) return null
  return asked === 'approval' ? asked : (recordIdOf(asked) ?? notFound())
}

const headOf = ({ id, number, title, status, approvedAt }: ComparedSide) => ({
  id,
  name: number ?? title,
  status,
  approvedAt,
})

/**
 * `/tenders/compare/{id}?with=`: two revisions of a number beside each other, or a tender and what
 * was approved of it. It says all of both, so it is for whoever reads tenders wholly.
 */
export const TenderCompare = async (view: View) => {
  const { req, id, locale } = await viewPage(view)
  const mayRead = mayReadPapers(await abilityOfRequest(req))
  const read = mayRead ? await readComparison(req, { id, wanted: wantedOf(view.query.with) }) : null
  if (mayRead && !read) notFound()
  const sides = read?.sides
  const words = { t: createTranslator(locale), format: createFormatters(locale) }
  const contents = sides && [sides.before.content, sides.after.content]
  return (
    <Framed>
      <ComparePage
        id={id}
        mayRead={mayRead}
        others={
          read?.others.map((other) => ({ id: other.id, name: other.number ?? other.title })) ?? []
        }
        hasApproval={read?.hasApproval ?? false}
        sides={sides ? { before: headOf(sides.before), after: headOf(sides.after) } : null}
        comparison={
          sides && contents
            ? layComparison(sides.before.content, sides.after.content, {
                ...words,
                nameOf: await comparedNames(req, contents),
              })
            : null
        }
      />
    </Framed>
  )
}
