'use client'

import dynamic from 'next/dynamic'

/** Drag and drop is loaded only by this page. */
export const LaterBoard = dynamic(() => import('./Board').then((module) => module.Board))
