import { notFound } from 'next/navigation'

import { ComparePage } from '@/components/tenders/compare/ComparePage'
import { viewPage } from '@/queries/shared/viewPage'
import { readComparePage } from '@/queries/tenders/comparing/readComparePage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/**
 * `/tenders/compare/{id}?with=`: two revisions of a number beside each other, or a tender and what
 * was approved of it. It shows all of both, so it is for readers of tenders as a whole.
 */
export const TenderCompare = async (view: View) => {
  const read = await readComparePage(await viewPage(view), view.query.with)
  if (!read) notFound()
  return (
    <Framed>
      <ComparePage {...read} />
    </Framed>
  )
}
