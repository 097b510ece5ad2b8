'use client'

import dynamic from 'next/dynamic'

/** Loaded by the page that shows it, not by all of them. */
export const LaterCounting = dynamic(() => import('./Counting').then((module) => module.Counting))
