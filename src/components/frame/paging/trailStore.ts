'use client'

import { useSyncExternalStore } from 'react'

import { TRAIL_KEY } from '../session/pageMemory'
import type { Trail } from './trail'

const listeners = new Set<() => void>()
let read: { text: string | null; trail: Trail | null } = { text: null, trail: null }

const stored = (): string | null => {
  try {
    return sessionStorage.getItem(TRAIL_KEY)
  } catch {
    // Storage is unavailable: there is no list to return to.
    return null
  }
}

/** The list this tab came from; the same object until it changes. */
export const currentTrail = (): Trail | null => {
  const text = stored()
  if (text !== read.text) read = { text, trail: text ? (JSON.parse(text) as Trail) : null }
  return read.trail
}

/** Stores the list for the pages of its records, in this tab only. */
export const keepTrail = (trail: Trail): void => {
  try {
    sessionStorage.setItem(TRAIL_KEY, JSON.stringify(trail))
  } catch {
    // Storage is full or unavailable: records are opened without their position.
  }
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The list this tab came from; none on the server. */
export const useTrail = (): Trail | null =>
  useSyncExternalStore(subscribe, currentTrail, () => null)
