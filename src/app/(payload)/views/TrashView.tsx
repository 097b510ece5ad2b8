import { TrashPage } from '@/components/trash/TrashPage'
import { trashAsked } from '@/present/trash/trashAddress'
import { siteOf } from '@/queries/settings/siteOf'
import { readTrash } from '@/queries/trash/readTrash'

import { Framed } from '../frame/Framed'
import type { View } from './view'
import { viewPage } from '@/queries/shared/viewPage'

const SIZE = 25

/** `/trash`: what was deleted, for whoever may read and delete records of its kind. */
export const TrashView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  const { kind, before } = trashAsked(view.query)
  const [sheet, { timeZone }] = await Promise.all([
    readTrash({ req, kind, before, size: SIZE, now: new Date() }),
    siteOf(req.payload),
  ])
  return (
    <Framed>
      <TrashPage
        sheet={sheet}
        kind={kind}
        isOlder={before !== null}
        locale={locale}
        timeZone={timeZone}
      />
    </Framed>
  )
}
