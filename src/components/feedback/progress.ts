'use client'

import { useSyncExternalStore } from 'react'

let running = 0
const listeners = new Set<() => void>()

const change = (by: 1 | -1) => {
  running += by
  for (const listener of listeners) listener()
}

/**
 * Says that something the person waits for has begun; the bar at the top of the page shows it once
 * it takes longer than a moment.
 * @returns ends it; calling it again does nothing
 */
export const startProgress = (): (() => void) => {
  let isOver = false
  change(1)
  return () => {
    if (isOver) return
    isOver = true
    change(-1)
  }
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** True while anything that was started is not over. */
export const useIsWorking = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => running > 0,
    () => false,
  )
