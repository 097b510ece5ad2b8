'use client'

import { useEffect, useRef, useSyncExternalStore } from 'react'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { ShownOffer } from '@/present/commands/shownOffers'

/** A command of the record on the page, for the palette. */
export type PageCommand = {
  slug: CommandSlug
  name: string
  isDestructive?: boolean | undefined
  run: () => void
}

let commands: readonly PageCommand[] = []
const NONE: readonly PageCommand[] = []
const listeners = new Set<() => void>()

const set = (next: readonly PageCommand[]) => {
  commands = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The commands that the record on the page takes now. */
export const usePageCommandList = (): readonly PageCommand[] =>
  useSyncExternalStore(
    subscribe,
    () => commands,
    () => NONE,
  )

/** Lets the palette offer what the page offers, for as long as the page is there. */
export const usePageCommands = (args: {
  /** Null for one of many records on the page: the palette would not say which one it means. */
  offers: readonly ShownOffer[] | null
  slug: CommandSlug
  /** Nothing can be done now: the page is not saved. */
  isOff: boolean
  onAsk: (name: string) => void
}): void => {
  const { offers, slug, isOff, onAsk } = args
  const ask = useRef(onAsk)
  useEffect(() => {
    ask.current = onAsk
  })
  useEffect(() => {
    if (!offers) return
    const ready = isOff ? [] : offers.filter(({ reason }) => !reason)
    const mine = ready.map(({ name, isDestructive }) => ({
      ...{ slug, name, isDestructive },
      run: () => ask.current(name),
    }))
    set(mine)
    return () => {
      if (commands === mine) set(NONE)
    }
  }, [offers, slug, isOff])
}
