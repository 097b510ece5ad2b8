'use client'

import dynamic from 'next/dynamic'

/** Loaded by the page that shows it, not by all of them. */
export const LaterSeriesPage = dynamic(() =>
  import('./SeriesPage').then((module) => module.SeriesPage),
)
