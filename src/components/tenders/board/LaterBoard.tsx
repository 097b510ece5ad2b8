'use client'

import dynamic from 'next/dynamic'

/** What drags is loaded by the page that shows it, not by all of them. */
export const LaterBoard = dynamic(() => import('./Board').then((module) => module.Board))
