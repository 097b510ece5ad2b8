'use client'

import { useEffect } from 'react'
import { useList } from './listContext'

/** Leads from a page that is no longer there, say after its last row was deleted, to the last one. */
export const GoToLastPage = ({ pages }: { pages: number }) => {
  const { change } = useList()
  useEffect(() => change({ page: pages }), [change, pages])
  return null
}
