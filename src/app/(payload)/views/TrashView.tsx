import { TrashPage } from '@/components/trash/TrashPage'
import { viewPage } from '@/queries/shared/viewPage'
import { readTrashPage } from '@/queries/trash/readTrash'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/trash`: deleted records, for those who may read and delete records of their kind. */
export const TrashView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  return (
    <Framed>
      <TrashPage {...await readTrashPage(req, view.query)} locale={locale} />
    </Framed>
  )
}
