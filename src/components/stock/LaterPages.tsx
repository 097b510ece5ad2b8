'use client'

import dynamic from 'next/dynamic'

/** Loaded only by the pages that show them. */
export const LaterCounting = dynamic(() =>
  import('./counts/Counting').then((module) => module.Counting),
)
export const LaterSeriesPage = dynamic(() =>
  import('./series/SeriesPage').then((module) => module.SeriesPage),
)
