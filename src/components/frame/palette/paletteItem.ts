import type { Icon } from '@tabler/icons-react'
import type { CommandSlug } from '@/catalog/commands/registry'
import type { IconName } from '@/catalog/icon'
import type { RecordSlug } from '@/catalog/names'
import type { MessageKey } from '@/i18n/messages'
import type { HitFactValue } from './paletteAnswer'

/** A page or create action this person may use, as sent by the server. */
export type PaletteLink = { label: MessageKey; href: string; icon: IconName; group?: MessageKey }

type Common = { key: string; title: string; details: readonly string[] }

/** One line of the palette. */
export type PaletteItem =
  | (Common & {
      kind: 'link'
      href: string
      icon: IconName
      isAction: boolean
      /** Creates a record for a found one; not counted as a result. */
      isOffer?: true
    })
  | (Common & {
      kind: 'record'
      href: string
      slug: RecordSlug
      id: number
      status: string | null
      fact: HitFactValue | null
      exact: boolean
    })
  /** A command of the record on the page behind. */
  | (Common & {
      kind: 'command'
      href?: undefined
      slug: CommandSlug
      name: string
      /** The first destructive one below others: a separator is drawn above it. */
      isParted?: boolean
      run: () => void
    })
  /** Changes theme or language, or signs out. */
  | (Common & { kind: 'setting'; href?: undefined; icon: Icon; run: () => void })
  /** Links to the whole list, or loads more of one collection without a list. */
  | (Common & { kind: 'all'; href?: string; slug: RecordSlug })

export type PaletteGroup = { key: string; heading: string; items: readonly PaletteItem[] }
