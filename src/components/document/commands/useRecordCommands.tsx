'use client'

import { useFormFields } from '@payloadcms/ui'
import { IconFileText } from '@tabler/icons-react'
import { useMemo, useState } from 'react'

import { entityOf, routeCalled } from '@/catalog'
import { isKept, nextSteps, offersOf } from '@/catalog/commands/offers'
import type { RouteName } from '@/catalog/names'
import { fillPath } from '@/catalog/paths'
import { commandWords } from '@/present/commands/commandWords'
import { usePageCommands } from '@/components/frame/commands/pageCommands'
import { shownOffers, type ShownOffer } from '@/present/commands/shownOffers'
import { useLocale, useT } from '@/components/ui/useT'

import type { DocumentCommands } from '@/present/record/documentProps'
import type { MenuEntry, NextStep, Offered } from './menuEntry'

/** Steps with their own button if there is space; the others are in the menu. */
const SHOWN = 2

/** The commands possible now, by the form's values, before the page is rendered again. */
export const useOffers = ({ slug, names, facts, actor }: DocumentCommands) => {
  const t = useT()
  const locale = useLocale()
  const status = useFormFields(([fields]) => fields.status?.value)
  const number = useFormFields(([fields]) => fields.number?.value)
  return useMemo(() => {
    const now = { ...(status ? { status } : {}), ...(number ? { number } : {}) }
    const known = { ...facts, ...now } as typeof facts
    const offers = shownOffers(slug, offersOf({ slug, names, facts: known, actor }), { t, locale })
    return { offers, isKept: isKept(slug, known) }
  }, [slug, names, facts, actor, status, number, t, locale])
}

/**
 * The commands of the record on the page, and the one whose dialog is open. Unsaved changes must be
 * saved first.
 */
export const useRecordCommands = (args: { commands: DocumentCommands; isDirty: boolean }) => {
  const { commands, isDirty } = args
  const { slug, id } = commands
  const t = useT()
  const { offers, isKept } = useOffers(commands)
  const [asked, setAsked] = useState<string | null>(null)
  usePageCommands({ offers, slug, isOff: isDirty, onAsk: setAsked })

  const offered = useMemo((): Offered => {
    const wordsOf = ({ name }: ShownOffer) => {
      const { label, icon: Icon } = commandWords(slug, name)
      return {
        label: t(label),
        icon: <Icon aria-hidden="true" size={18} />,
        onClick: () => setAsked(name),
      }
    }
    const next = nextSteps(offers).slice(0, SHOWN)
    const entryOf = (offer: ShownOffer): MenuEntry => ({
      key: offer.name,
      ...wordsOf(offer),
      danger: offer.isDestructive,
      disabled: isDirty || offer.reason !== undefined,
      reason: offer.reason,
      // On a phone only the main button is shown, so the second one appears in the menu.
      narrowOnly: next.includes(offer),
    })
    const { paper } = entityOf(slug) ?? {}
    const show: MenuEntry[] = paper
      ? [
          {
            key: 'show',
            label: t(paper.label),
            icon: <IconFileText aria-hidden="true" size={18} />,
            href: fillPath(routeCalled(paper.page as RouteName).path, [id]),
          },
        ]
      : []
    return {
      steps: next.map((offer): NextStep => ({ name: offer.name, ...wordsOf(offer) })),
      entries: [...show, ...offers.filter((offer) => offer !== next[0]).map(entryOf)],
      hint: isDirty ? t('tenders.saveFirst') : undefined,
      why: { slug, id },
      isKept,
    }
  }, [slug, id, offers, isKept, isDirty, t])

  return { offered, offers, asked, close: () => setAsked(null) }
}
