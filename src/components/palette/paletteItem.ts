import type { NavIconName } from '@/components/shell/NavIcon'
import type { MessageKey } from '@/i18n/messages'

import type { RecordSlug } from './paletteIcons'

/** A page or create action this person may use, as sent by the server. */
export type PaletteLink = { label: MessageKey; href: string; icon: NavIconName; group?: MessageKey }

type Common = { key: string; title: string; details: readonly string[] }

/** One line of the palette. */
export type PaletteItem =
  | (Common & { kind: 'link'; href: string; icon: NavIconName; isAction: boolean })
  | (Common & {
      kind: 'record'
      href: string
      slug: RecordSlug
      id: number
      status: string | null
      exact: boolean
    })
  /** Links to the whole list, or loads more of a collection without one. */
  | (Common & { kind: 'all'; href?: string; slug: RecordSlug })

export type PaletteGroup = { key: string; heading: string; items: readonly PaletteItem[] }
