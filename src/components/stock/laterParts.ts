'use client'

import dynamic from 'next/dynamic'

/** Loaded by the page that shows them, not by all of them. */
export const LaterCounting = dynamic(() =>
  import('./counts/Counting').then((module) => module.Counting),
)
export const LaterSeriesPage = dynamic(() =>
  import('./series/SeriesPage').then((module) => module.SeriesPage),
)
