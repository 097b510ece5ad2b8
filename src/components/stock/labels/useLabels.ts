'use client'

import { useEffect, useState } from 'react'
import { saveFile } from '@/components/ui/api'
import { useNotify } from '@/components/ui/useNotify'
import { useWords } from '@/components/ui/useWords'
import { readDecimal } from '@/domain/shared/readDecimal'
import { MAX_LABELS, MAX_OFFSET } from '@/domain/stock/labelFormats'
import { labelsOnPage } from '@/domain/stock/labels'
import { planLabels, type LabelledCard } from './labelPlan'
import { keepLabelSettings, readLabelSettings } from './labelSettings'
import { readLabelled } from './readLabelled'

type Named = { id: number; name: string }

const isWhole = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most

/** What the dialog of labels asks, what it comes to, and the way to the file. */
export const useLabels = (args: { cards: () => Promise<readonly Named[]>; onDone: () => void }) => {
  const { t, locale } = useWords()
  const { notifySuccess } = useNotify()
  const [read] = useState(() => args.cards)
  const [cards, setCards] = useState<LabelledCard[] | null>(null)
  const [settings, setSettings] = useState(readLabelSettings)
  const [copies, setCopies] = useState('1')
  const [own, setOwn] = useState<Readonly<Record<number, string>>>({})
  const [start, setStart] = useState('1')
  const [error, setError] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => {
    read()
      .then(readLabelled)
      .then(setCards, () => setError(t('common.connectionFailed')))
  }, [read, t])

  const numberOf = (text: string): number => Number(readDecimal(text, locale) ?? NaN)
  const copiesTextOf = ({ id }: { id: number }) => own[id] ?? copies
  const place = numberOf(start)
  const perPage = labelsOnPage(settings.format)
  const offsets = [settings.offsetX, settings.offsetY].map((text) => numberOf(text || '0'))
  const problems = {
    copies: isWhole(numberOf(copies), MAX_LABELS) ? null : t('stockroom.labels.badNumber'),
    start: isWhole(place, perPage) ? null : t('stockroom.labels.badNumber'),
    offsetX: Math.abs(offsets[0] as number) <= MAX_OFFSET ? null : t('stockroom.labels.badNumber'),
    offsetY: Math.abs(offsets[1] as number) <= MAX_OFFSET ? null : t('stockroom.labels.badNumber'),
  }
  const plan =
    cards &&
    planLabels({
      cards,
      format: settings.format,
      start: problems.start ? 1 : place,
      copiesOf: (card) => {
        const wanted = numberOf(copiesTextOf(card))
        return Number.isInteger(wanted) && wanted >= 0 ? wanted : 0
      },
    })
  const isReady =
    plan && plan.labels > 0 && !plan.isTooMany && !Object.values(problems).some(Boolean)

  const print = async () => {
    if (!isReady || isBusy) return
    setIsBusy(true)
    setError(null)
    keepLabelSettings(settings)
    const outcome = await saveFile('/api/stock/labels', {
      format: settings.format,
      start: place,
      offsetX: offsets[0],
      offsetY: offsets[1],
      cards: plan.printed.map(({ card, copies: n }) => ({ card: card.id, copies: n })),
    })
    setIsBusy(false)
    if (!outcome.ok) return setError(outcome.message ?? t('common.connectionFailed'))
    notifySuccess(t('stockroom.labels.made'))
    args.onDone()
  }
  const change = (changed: Partial<typeof settings>) => {
    setSettings({ ...settings, ...changed })
    // A place that the other sheet does not have.
    if (changed.format) setStart('1')
  }
  return {
    plan,
    settings,
    change,
    copies,
    setCopies,
    copiesTextOf,
    setOwn: (id: number, text: string) => setOwn({ ...own, [id]: text }),
    start,
    setStart,
    hasStart: perPage > 1,
    problems,
    error,
    isBusy,
    isReady: Boolean(isReady),
    print,
  }
}
