import { SeriesPage } from '@/components/stock/series/SeriesPage'

import { Framed } from '../frame/Framed'

/** `/stock-movements/series`: movements of many cards, scanned one after the other. */
export const SeriesView = () =>
  Promise.resolve(
    <Framed>
      <SeriesPage />
    </Framed>,
  )
