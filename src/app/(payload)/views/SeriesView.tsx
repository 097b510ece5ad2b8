import { LaterSeriesPage } from '@/components/stock/series/LaterSeriesPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/stock-movements/series`: movements of many cards, scanned one after the other. */
export const SeriesView = ({ req }: View) =>
  Promise.resolve(
    <Framed>
      <LaterSeriesPage person={String(req.user?.id ?? '')} />
    </Framed>,
  )
