import { LaterSeriesPage } from '@/components/stock/series/LaterSeriesPage'

import { Framed } from '../frame/Framed'

/** `/stock-movements/series`: movements of many cards, scanned one after the other. */
export const SeriesView = () =>
  Promise.resolve(
    <Framed>
      <LaterSeriesPage />
    </Framed>,
  )
