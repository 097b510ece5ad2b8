'use client'

import { Command } from 'cmdk'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { RecordSlug, PageRight } from '@/catalog/names'
import { rightWord } from '@/access/roles/heldRights'
import { usePageCommandList } from '@/components/frame/commands/pageCommands'
import { type NavEntry, isNavGroup } from '@/present/navigation/navTree'
import { useT } from '@/components/ui/useT'
import { PaletteHints } from './PaletteHints'
import { PaletteInput } from './PaletteInput'
import { groupWord } from './paletteGroups'
import type { PaletteItem, PaletteLink } from './paletteItem'
import { LoadingRows, NothingFound, SearchFailed, TooShort } from './PaletteNotice'
import { readPaletteQuery } from './paletteQuery'
import { PaletteRow } from './PaletteRow'
import { typedEarly } from './paletteState'
import { readRecents, recordAt, rememberRecord } from './recentRecords'
import { usePaletteGroups } from './usePaletteGroups'
import { usePaletteSettings } from './usePaletteSettings'
import { usePaletteSearch } from './usePaletteSearch'
import { paths } from '@/catalog/paths'

type Args = {
  input: RefObject<HTMLInputElement | null>
  selected: string
  items: readonly unknown[]
}

/**
 * Sets `aria-activedescendant` to the selected line. cmdk does so only after a key, not for the
 * line it selects itself when results arrive.
 */
const useActiveDescendant = ({ input, selected, items }: Args): void => {
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const line = input.current
      const list = line && document.getElementById(line.getAttribute('aria-controls') ?? '')
      const marked = list?.querySelector('[role="option"][aria-selected="true"]')
      if (marked) line?.setAttribute('aria-activedescendant', marked.id)
      else line?.removeAttribute('aria-activedescendant')
    })
    return () => cancelAnimationFrame(frame)
  }, [input, selected, items])
}

/** Pages open to every signed-in user; also in the user menu. */
const OWN_PAGES: readonly PaletteLink[] = [
  { label: 'nav.profile', href: paths.profile(), icon: 'users' },
  { label: 'nav.accountSettings', href: paths.account(), icon: 'settings' },
]

/** The pages in the palette: those of the user's navigation, and their own. */
const palettePages = (entries: readonly NavEntry[]): PaletteLink[] => [
  ...entries.flatMap((entry): PaletteLink[] =>
    isNavGroup(entry)
      ? entry.children.map(({ label, href, icon }) => ({ label, href, icon, group: entry.label }))
      : [{ label: entry.label, href: entry.href, icon: entry.icon }],
  ),
  ...OWN_PAGES,
]

export type PaletteProps = {
  userId: number
  /** The user's navigation. */
  entries: readonly NavEntry[]
  actions: readonly PaletteLink[]
  /** Rights as `read tenders`. */
  rights: readonly string[]
  /** New records that may be offered for a found one, as `companies:tenders`. */
  createOffers: readonly string[]
  /** Collections whose records the person may read. */
  readable: readonly string[]
}

type Props = PaletteProps & {
  input: RefObject<HTMLInputElement | null>
  onOpen: (args: { href: string; inNewTab: boolean }) => void
  onClose: () => void
}

/** The content of the dialog; mounted each time it opens, so that it always starts empty. */
export const PaletteBody = ({
  userId,
  entries,
  actions,
  rights,
  createOffers,
  readable,
  input,
  onOpen,
  onClose,
}: Props) => {
  const t = useT()
  const [typed, setTyped] = useState(typedEarly)
  const [selected, setSelected] = useState('')
  const [alone, setAlone] = useState<RecordSlug | null>(null)
  // A scanner sends Enter before the results arrive.
  const [isWaitingToOpen, setWaitingToOpen] = useState(false)
  const [recents] = useState(() => readRecents(userId))

  const query = useMemo(() => readPaletteQuery(typed), [typed])
  const { search, retry, hurry } = usePaletteSearch(query.question, alone)
  const commands = usePageCommandList()
  const settings = usePaletteSettings()
  const sources = useMemo(() => {
    const held = new Set(rights)
    return {
      t,
      pages: palettePages(entries),
      actions,
      commands,
      settings,
      createOffers,
      may: (right: PageRight) => held.has(rightWord(right)),
    }
  }, [t, entries, actions, commands, settings, createOffers, rights])
  const { groups, isNothingFound } = usePaletteGroups({
    sources,
    readable,
    recents,
    query,
    search,
    isAlone: alone !== null,
  })
  const items = useMemo(() => groups.flatMap((group) => group.items), [groups])
  const isLoading = search.state === 'loading'
  const isFailed = search.state === 'failed'

  const open = (item: PaletteItem, inNewTab: boolean) => {
    if (item.kind === 'all' && !item.href) {
      setAlone(item.slug)
      input.current?.focus()
      return
    }
    if (item.kind === 'command' || item.kind === 'setting') {
      onClose()
      // The dialog takes the focus once the palette has returned it.
      requestAnimationFrame(() => requestAnimationFrame(item.run))
      return
    }
    // A record that opens on its company's page is remembered as that company.
    if (item.kind === 'record' && recordAt(item.href.replace(/\?.*/, ''))?.slug === item.slug)
      rememberRecord(userId, { slug: item.slug, id: item.id, title: item.title, href: item.href })
    if (item.href) onOpen({ href: item.href, inNewTab })
  }
  const type = (next: string) => {
    setTyped(next)
    setAlone(null)
    setWaitingToOpen(false)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    if (isLoading) {
      event.preventDefault()
      setWaitingToOpen(true)
      hurry()
      return
    }
    const item = items.find(({ key }) => key === selected)
    if (!item || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    open(item, true)
  }

  // Enter on a button beside the input presses it; cmdk would open the selected line instead.
  const keepEnterOfButtons = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && event.target !== input.current) event.stopPropagation()
  }

  const [first] = items
  const exact = isWaitingToOpen && first?.kind === 'record' && first.exact ? first : undefined
  const opened = useRef<PaletteItem | null>(null)
  useEffect(() => {
    // Open it once the response has arrived.
    if (!exact || exact === opened.current) return
    opened.current = exact
    open(exact, false)
  })

  useActiveDescendant({ input, selected, items })
  // The dialog may be mounted before its input.
  useEffect(() => input.current?.focus(), [input])

  const announced = (): string => {
    if (query.isTooShort) return t('search.tooShort')
    if (isLoading) return t('search.loading')
    if (isFailed) return t('search.failed')
    if (isNothingFound) return t('search.noResults', { q: query.text })
    if (typed.trim() === '') return ''
    const results = items.filter((item) => item.kind !== 'all' && !('isOffer' in item))
    return t('search.resultCount', { n: results.length })
  }
  return (
    <Command
      className="palette"
      label={t('search.title')}
      loop
      shouldFilter={false}
      value={selected}
      vimBindings={false}
      onKeyDown={onKeyDown}
      onKeyDownCapture={keepEnterOfButtons}
      onValueChange={setSelected}
    >
      <PaletteInput
        ref={input}
        typed={typed}
        alone={alone && t(groupWord(alone))}
        onType={type}
        onLeaveAlone={() => (setAlone(null), input.current?.focus())}
        onClose={onClose}
      />
      <div className="palette__results" aria-busy={isLoading}>
        {query.isTooShort && <TooShort />}
        {isLoading && <LoadingRows />}
        {isFailed && <SearchFailed onRetry={() => (retry(), input.current?.focus())} />}
        {isNothingFound && <NothingFound typed={query.text} />}
        <Command.List className="palette__list" label={t('search.results')}>
          {groups.map((group) => (
            <Command.Group
              key={group.key}
              className="palette__group"
              heading={group.heading}
              value={group.key}
            >
              {group.items.map((item) => (
                <PaletteRow
                  key={item.key}
                  item={item}
                  typed={query.text}
                  onSelect={() => open(item, false)}
                />
              ))}
            </Command.Group>
          ))}
        </Command.List>
      </div>
      <p role="status" className="visually-hidden">
        {announced()}
      </p>
      <PaletteHints onPrefix={(sign) => (type(sign), input.current?.focus())} />
    </Command>
  )
}
