import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'

import { viewPage, type ViewPage } from '@/queries/shared/viewPage'

import { Framed } from '../frame/Framed'
import type { View } from './view'

type Reading<Read> = (page: ViewPage, query: View['query']) => Promise<Read | null>
type Drawing<Read> = (read: Read, page: ViewPage, view: View) => ReactNode

/**
 * A page without the frame that renders the result of one query.
 * @param read the query; null for a missing page, which gives the 404 page
 * @param draw the component
 */
export const unframed =
  <Read,>(read: Reading<Read>, draw: Drawing<Read>) =>
  async (view: View) => {
    const page = await viewPage(view)
    const found = await read(page, view.query)
    if (found === null) notFound()
    return draw(found, page, view)
  }

/** The same inside the frame. */
export const framed = <Read,>(read: Reading<Read>, draw: Drawing<Read>) =>
  unframed(read, (...found) => <Framed>{draw(...found)}</Framed>)
