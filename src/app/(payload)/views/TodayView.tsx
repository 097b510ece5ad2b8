import { notFound } from 'next/navigation'
import { TodayPage } from '@/components/today/TodayPage'
import { readToday } from '@/queries/today/readToday'
import { viewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/** `/today`: what waits for its reader; `?team=1` for the whole team. */
export const TodayView = async (view: View) => {
  const { req, locale } = await viewPage(view)
  const sheet = await readToday(req, view.query.team === '1')
  if (!sheet) notFound()
  return (
    <Framed>
      <TodayPage locale={locale} sheet={sheet} />
    </Framed>
  )
}
