import { entityCalled, isRecordSlug, SCOPE_SLUG } from '@/catalog'
import type { PageRight, RecordSlug } from '@/catalog/names'
import type { PageCommand } from '@/components/frame/commands/pageCommands'
import { parted } from '@/components/frame/commands/parted'
import { createLinkOf } from '@/present/navigation/recordLinks'
import { commandWords } from '@/present/commands/commandWords'
import { fold } from '@/domain/shared/text/fold'
import type { MessageKey, Translator } from '@/i18n/messages'

import { hitLink, listLink } from './hitLink'
import type { Answer } from './paletteAnswer'
import type { PaletteGroup, PaletteItem, PaletteLink } from './paletteItem'
import type { PaletteQuery } from './paletteQuery'
import type { PaletteSetting } from './usePaletteSettings'
import type { RecentRecord } from './recentRecords'

const SHOWN_RECENTS = 5

/** The heading of the records of a collection: its plural. */
export const groupWord = (slug: RecordSlug): MessageKey =>
  `${entityCalled(slug).words}.plural` as MessageKey
/** `>` lists all of them. */
const SHOWN_ACTIONS = 5

export type PaletteSources = {
  t: Translator
  may: (right: PageRight) => boolean
  pages: readonly PaletteLink[]
  actions: readonly PaletteLink[]
  /** Commands of the record on the page behind. */
  commands: readonly PageCommand[]
  /** Theme, language and session. */
  settings: readonly PaletteSetting[]
  /** New records that may be offered for a found one, as `companies:tenders`. */
  createOffers: readonly string[]
}

const linkItem = (t: Translator, link: PaletteLink, isAction: boolean): PaletteItem => ({
  kind: 'link',
  key: `${isAction ? 'action' : 'page'}:${link.href}`,
  title: t(link.label),
  details: link.group ? [t(link.group)] : [],
  href: link.href,
  icon: link.icon,
  isAction,
})

const holds = (title: string, text: string): boolean => {
  const folded = fold(title)
  return fold(text)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

const filled = (groups: readonly PaletteGroup[]): PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0)

/** Pages whose name contains the text; all without one. */
export const pageGroup = ({ t, pages }: PaletteSources, text: string): PaletteGroup => ({
  key: 'pages',
  heading: t('search.pages'),
  items: pages
    .map((page) => linkItem(t, page, false))
    .filter(({ title, details }) => holds([title, ...details].join(' '), text)),
})

/** Commands of the page's record whose name contains the text; all without one. */
export const commandGroup = ({ t, commands }: PaletteSources, text: string): PaletteGroup => {
  const titleOf = ({ slug, name }: PageCommand) => t(commandWords(slug, name).label)
  const [plain, ending] = parted(commands.filter((one) => holds(titleOf(one), text)))
  const itemOf = (command: PageCommand, isParted: boolean): PaletteItem => ({
    kind: 'command',
    key: `command:${command.slug}:${command.name}`,
    title: titleOf(command),
    details: [],
    slug: command.slug,
    name: command.name,
    isParted,
    run: command.run,
  })
  return {
    key: 'commands',
    heading: t('search.thisRecord'),
    items: [
      ...plain.map((command) => itemOf(command, false)),
      ...ending.map((command, at) => itemOf(command, at === 0 && plain.length > 0)),
    ],
  }
}

/** Settings whose name, in this language or their own, contains the text; all without one. */
export const settingGroup = ({ t, settings }: PaletteSources, text: string): PaletteGroup => ({
  key: 'settings',
  heading: t('search.settings'),
  items: settings
    .filter(({ title, alsoCalled = '' }) => holds(`${title} ${alsoCalled}`, text))
    .map(({ key, title, icon, run }) => ({
      ...{ kind: 'setting', key: `setting:${key}`, title, details: [], icon, run },
    })),
})

/**
 * New records for the best hit of each collection: *Yeni teklif: Akme*. Their forms read the hit
 * and its company from the address, as when they are opened from its page.
 */
export const createOfferItems = (sources: PaletteSources, answer: Answer): PaletteItem[] =>
  answer.groups.flatMap(({ collection, docs: [hit] }): PaletteItem[] => {
    if (!hit || hit.title === null || !isRecordSlug(collection)) return []
    const { title: name, id } = hit
    const company = collection === SCOPE_SLUG ? id : hit.company
    const { createOffers = [] } = entityCalled(collection).search?.palette ?? {}
    return createOffers.flatMap(({ slug, by, label }): PaletteItem[] => {
      if (!sources.createOffers.includes(`${collection}:${slug}`)) return []
      const href = createLinkOf({ slug, scope: company ?? undefined, may: sources.may })
      if (!href) return []
      const filled = new URLSearchParams([
        [by, String(id)],
        ...(company === null || by === 'company' ? [] : [['company', String(company)]]),
      ])
      return [
        {
          kind: 'link',
          key: `create:${collection}:${id}:${slug}`,
          title: sources.t(label, { name }),
          details: [],
          href: `${href}?${filled}`,
          icon: entityCalled(slug as RecordSlug).icon ?? 'child',
          isAction: true,
          isOffer: true,
        },
      ]
    })
  })

/**
 * Create actions whose name contains the text; all with an empty one.
 * @param text null: none of them, only `offers`
 * @param offers new records for found ones, which come first
 */
export const actionGroup = (
  { t, actions }: PaletteSources,
  text: string | null,
  offers: readonly PaletteItem[] = [],
): PaletteGroup => ({
  key: 'actions',
  heading: t('search.create'),
  items: [
    ...offers,
    ...actions
      .map((action) => linkItem(t, action, true))
      .filter(({ title }) => text !== null && holds(title, text)),
  ],
})

/** The suggestions of an empty query (SR3): recent records, create actions, pages. */
export const suggestedGroups = (
  sources: PaletteSources & { recents: readonly RecentRecord[]; readable: readonly string[] },
): PaletteGroup[] => {
  const { t, recents, readable } = sources
  const items = recents
    .filter(({ slug }) => readable.includes(slug))
    .slice(0, SHOWN_RECENTS)
    .map((record): PaletteItem => ({
      ...record,
      kind: 'record',
      key: `recent:${record.slug}:${record.id}`,
      details: [t(groupWord(record.slug))],
      status: null,
      fact: null,
      exact: false,
    }))
  const create = actionGroup(sources, '')
  return filled([
    commandGroup(sources, ''),
    { key: 'recent', heading: t('search.recent'), items },
    { ...create, items: create.items.slice(0, SHOWN_ACTIONS) },
    pageGroup(sources, ''),
  ])
}

const allItem = (args: Found & { slug: RecordSlug; total: number }) => ({
  kind: 'all' as const,
  key: `all:${args.slug}`,
  title: args.sources.t('search.seeAll', { n: args.total }),
  details: [],
  slug: args.slug,
  href: listLink({
    slug: args.slug,
    text: args.query.text,
    may: args.sources.may,
    isNumber: args.query.mode === 'tenders',
  }),
})

type Found = { sources: PaletteSources; query: PaletteQuery }

/**
 * The hits by collection, each group with a link to all of them when there are more.
 * @param args.isAlone a single collection is shown: there is no link to all of it
 */
export const foundGroups = (args: Found & { answer: Answer; isAlone: boolean }): PaletteGroup[] => {
  const { sources, query, answer, isAlone } = args
  return filled(
    answer.groups.flatMap((group): PaletteGroup[] => {
      const slug = group.collection
      if (!isRecordSlug(slug)) return []
      const items = group.docs.flatMap((hit): PaletteItem[] => {
        const href = hitLink({ slug, hit, may: sources.may })
        if (!href) return []
        const { id, details, status, fact, exact } = hit
        const key = `${slug}:${id}`
        return [
          {
            kind: 'record',
            key,
            title: hit.title ?? `#${id}`,
            details,
            href,
            slug,
            id,
            status,
            fact,
            exact,
          },
        ]
      })
      const all = allItem({ sources, query, slug, total: group.total })
      const hasMore = group.total > group.docs.length && !(isAlone && !all.href)
      return [
        {
          key: slug,
          heading: sources.t(groupWord(slug)),
          items: hasMore ? [...items, all] : items,
        },
      ]
    }),
  )
}
