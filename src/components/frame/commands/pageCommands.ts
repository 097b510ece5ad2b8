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

/** The commands currently possible on the page's record. */
export const usePageCommandList = (): readonly PageCommand[] =>
  useSyncExternalStore(
    subscribe,
    () => commands,
    () => NONE,
  )

/** Registers the page's commands with the palette, while the page is mounted. */
export const usePageCommands = (args: {
  /** Null for one of many records on the page, which the palette cannot identify. */
  offers: readonly ShownOffer[] | null
  slug: CommandSlug
  /** Everything is disabled: the page is unsaved. */
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
