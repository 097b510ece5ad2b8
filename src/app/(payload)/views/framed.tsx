import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { viewPage, type ViewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

/**
 * A page with navigation that renders the result of one query.
 * @param read the query; null for a missing page, which gives the 404 page
 * @param draw the component
 */
export const framed =
  <Read,>(
    read: (page: ViewPage, query: View['query']) => Promise<Read | null>,
    draw: (read: Read, page: ViewPage) => ReactNode,
  ) =>
  async (view: View) => {
    const page = await viewPage(view)
    const found = await read(page, view.query)
    if (found === null) notFound()
    return <Framed>{draw(found, page)}</Framed>
  }
